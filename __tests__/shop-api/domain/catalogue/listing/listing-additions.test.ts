import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import type { ProductListAnswer } from '@/contract/catalogue/catalogue';

const GHEE_AND_OILS = 408;

onEachApp((app) => {
  const list = async (query = ''): Promise<ProductListAnswer> =>
    (await app.call(`GET /web/products/list/${query}`)).body;

  describe('the categories of a listing', () => {
    test('are those of the first level, each with the products of all below it', async () => {
      const { facets, total_count: total } = await list();
      expect(facets.categories?.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const ghee = facets.categories?.find(({ id }) => id === GHEE_AND_OILS);
      const inside = await list(`?category_ids=${GHEE_AND_OILS}`);
      expect(inside.total_count).toBe(ghee?.count);
      expect(inside.facets.categories).toEqual(facets.categories);
    });

    test('count the results of a search, and are absent inside a category', async () => {
      const found = await list('?prod_search=ghee');
      expect(found.facets.categories?.length).toBeGreaterThan(0);
      expect((await list(`?category_id=${GHEE_AND_OILS}`)).facets.categories).toEqual([]);
    });
  });

  describe('the order', () => {
    const products = async (ordering: string) => (await list(`?ordering=${ordering}`)).data.data;

    test('by rating does not put one review of five stars first', async () => {
      const [first] = await products('-rating');
      expect(first?.average_rating.review_count).toBeGreaterThan(10);
    });

    test('by discount begins with the largest share of the catalogue price', async () => {
      const off = (await products('-discount')).map(
        (product) => 1 - product.product_price / product.base_price,
      );
      expect(off).toEqual(off.toSorted((a, b) => b - a));
    });

    test('by age begins with the new products', async () => {
      const [newest] = await products('-created_at');
      expect(newest?.product_tag_list.map(({ name }) => name)).toContain('New Products');
    });
  });

  test('at most six of the first page are called best sellers, beside other badges', async () => {
    const names = (await list()).data.data.flatMap(({ product_tag_list: tags }) =>
      tags.map(({ name }) => name),
    );
    expect(names.filter((name) => name === 'Best Seller').length).toBeLessThanOrEqual(6);
    for (const badge of ['Best Seller', 'New Products', 'Sugar Free']) {
      expect(names).toContain(badge);
    }
  });

  test('a card says how the product was made and whether it is vegetarian', async () => {
    const { body } = await app.call('GET /web/products/list/?prod_search=lakadong');
    expect(body.data.data[0]).toMatchObject({ making: 'Stone ground', size: '200 g', veg: true });
  });

  test('a search for haldi shows turmeric powder first', async () => {
    const [first] = (await list('?prod_search=haldi')).data.data;
    expect(first?.name).toBe('Lakadong Turmeric Powder');
  });

  test('a product knows its other sizes, the cheapest first', async () => {
    const { body } = await app.call('GET /web/single/product/1048/');
    expect(body.data.sizes.map(({ size }: { size: string }) => size)).toEqual(['500 ml', '1 L']);
    expect((await app.call('GET /web/single/product/1001/')).body.data.sizes).toBeUndefined();
  });
});
