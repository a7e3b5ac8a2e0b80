import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { ProductListQuery } from '@/contract/catalogue/catalogue';
import { products } from '@/shop-api/db/schema/products';
import { listProducts } from '@/shop-api/domain/catalogue/listing/list-products';
import type { Context } from '@/shop-api/domain/kernel/context';

const ALL = 82;
const PACKING = 490;

onEachDatabase((database) => {
  let ctx: Context;
  const list = (query: Partial<ProductListQuery> = {}) =>
    listProducts({ ctx, input: { page: 1, ...query } });
  const allPages = async (query: Partial<ProductListQuery>) => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ ...query, page })));
    return pages.flatMap(({ data }) => data.data);
  };

  beforeAll(async () => {
    ctx = await newVisitor(database.db);
  });

  describe('paging', () => {
    test('shows 24 products a page, and the rest on the last', async () => {
      const pages = await Promise.all([1, 4, 5].map((page) => list({ page })));
      expect(pages.map(({ data }) => data.data.length)).toEqual([24, ALL - 72, 0]);
      expect(pages.map(({ total_pages }) => total_pages)).toEqual([4, 4, 4]);
    });

    test.each([
      undefined,
      'base_price',
      '-base_price',
      'country_of_origin',
      '-country_of_origin',
    ] as const)('shows every product once, ordered by %s', async (ordering) => {
      const ids = (await allPages({ ordering })).map(({ id }) => id);
      expect(ids).toHaveLength(ALL);
      expect(new Set(ids).size).toBe(ALL);
    });

    test('reports one page for an empty result', async () => {
      expect(await list({ category_id: 999_999 })).toMatchObject({
        total_pages: 1,
        total_count: 0,
        data: { data: [] },
        category_path: [],
        category_banners: [],
      });
    });
  });

  describe('order', () => {
    test('is by catalogue price, ascending or descending, equal prices by id', async () => {
      const up = (await allPages({ ordering: 'base_price' })).map((p) => [p.base_price, p.id]);
      expect(up).toEqual([...up].sort(([a = 0, i = 0], [b = 0, j = 0]) => a - b || i - j));
      const down = (await allPages({ ordering: '-base_price' })).map((p) => [p.base_price, p.id]);
      expect(down).toEqual([...down].sort(([a = 0, i = 0], [b = 0, j = 0]) => b - a || i - j));
    });

    test('puts products of one country together', async () => {
      const [first] = (await list({ ordering: '-country_of_origin' })).data.data;
      expect(first?.name).toBe('California Almonds');
    });
  });

  describe('a category', () => {
    test('shows the products of all its subcategories', async () => {
      const { data, category_path } = await list({ category_id: 402 });
      expect(data.data.map(({ id }) => id).sort()).toEqual([
        1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013,
      ]);
      expect(category_path).toEqual([
        {
          id: 402,
          name: 'Herbs',
          translations: expect.objectContaining({
            hi: expect.objectContaining({ name: 'जड़ी-बूटियाँ' }),
          }),
        },
      ]);
    });

    test('returns its path, and the banner of the nearest category above it', async () => {
      const { category_path, category_banners } = await list({ category_id: 40211 });
      expect(category_path.map(({ name }) => name)).toEqual([
        'Herbs',
        'Herb Powders',
        'Immunity Herbs',
      ]);
      expect(category_banners).toMatchObject([
        { title: 'Herbs', web_banner: { src: expect.stringMatching(/^[/]media[/]/) } },
      ]);
    });

    test('may be requested by name, in any letter case; an id has precedence', async () => {
      expect((await list({ category_name: 'herbs' })).total_count).toBe(8);
      expect((await list({ category_name: 'Herbs', category_id: 401 })).category_path).toEqual([
        {
          id: 401,
          name: 'Coffee',
          translations: expect.objectContaining({ hi: expect.objectContaining({ name: 'कॉफ़ी' }) }),
        },
      ]);
      expect((await list({ category_name: 'No such thing' })).total_count).toBe(0);
    });
  });

  describe('a listing', () => {
    test('contains no packing materials, with any filter', async () => {
      for (const query of [
        {},
        { category_id: PACKING },
        { category_name: 'Packing Materials' },
        { brand: [1] },
      ]) {
        const ids = (await allPages(query)).map(({ id }) => id);
        expect(ids.filter((id) => id > 4_900)).toEqual([]);
      }
    });

    test('contains no unpublished products', async () => {
      const publish = (isPublished: boolean) =>
        database.db.update(products).set({ isPublished }).where(eq(products.id, 1001));
      await publish(false);
      const [all, search] = await Promise.all([
        list(),
        list({ prod_search: 'hill shade arabica' }),
      ]);
      await publish(true);
      expect(all.total_count).toBe(ALL - 1);
      expect(search.data.data.map(({ id }) => id)).not.toContain(1001);
    });

    test('treats an unknown stock as in stock', async () => {
      const ids = (await allPages({ in_stock: true })).map(({ id }) => id);
      expect(ids).toContain(1011);
      expect(ids).not.toContain(1032);
    });
  });

  test('a card contains what the contract promises', async () => {
    const [card] = (await list({ prod_search: 'hill shade arabica beans' })).data.data;
    expect(card).toEqual({
      id: 1001,
      name: 'Hill Shade Arabica Beans',
      translations: expect.objectContaining({
        hi: expect.objectContaining({ name: 'हिल शेड अरेबिका कॉफ़ी बीन्स' }),
      }),
      size: '250 g',
      making: 'Medium roast',
      veg: true,
      brand_name: 'Kaapivana',
      image1: expect.objectContaining({ src: expect.stringMatching(/^[/]media[/][0-9a-f]{16}$/) }),
      product_price: 495,
      base_price: 560,
      available_stock_quantity: 64,
      product_tag_list: [
        { id: 3, name: 'New Products' },
        { id: 4, name: 'Vegan' },
      ],
      average_rating: { average_rating: 4.5, review_count: 14 },
      is_wished: false,
    });
  });

  test('a filter value without products stays listed while it is chosen', async () => {
    const { facets } = await list({ category_id: 401, brand: [24] });
    expect(facets.brands).toContainEqual({ id: 24, name: 'Shishulata', count: 0 });
  });
});
