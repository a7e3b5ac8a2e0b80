import { describe, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

const MISSING = 999_999;
const PACKING = 490;

onEachApp((app) => {
  describe('lists of the catalogue', () => {
    test('nest categories to three levels and omit packing materials', async () => {
      const { status, body } = await app.call('GET /categories/?list=true');
      expect(status).toBe(200);
      const [root] = body.categories;
      expect(root.children.length).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toContain(`"id":${PACKING},`);
    });

    test.each(['product-tags', 'product-foams', 'brand'])(
      'name every entry of %s',
      async (list) => {
        const { status, body } = await app.call(`GET /web/${list}/list/`);
        expect(status).toBe(200);
        expect(body.data[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
      },
    );

    test('tell of a brand what staff wrote about it', async () => {
      const { body } = await app.call('GET /web/brand/list/');
      const brand = body.data.find(({ name }: { name: string }) => name === 'Kaapivana');
      expect(brand.about).toContain('smallholdings');
    });
  });

  describe('the listing', () => {
    test('has 24 products a page and the number of pages', async () => {
      const { body } = await app.call('GET /web/products/list/');
      expect(body.data.data).toHaveLength(24);
      expect(body.total_pages).toBe(Math.ceil(body.total_count / 24));
    });

    test('is filtered, searched and ordered by its query', async () => {
      const query = 'prod_search=haldi&ordering=-base_price&in_stock=true&brand=1,2,3,4,5,6';
      const { status, body } = await app.call(`GET /web/products/list/?${query}`);
      expect(status).toBe(200);
      const prices = body.data.data.map((product: { base_price: number }) => product.base_price);
      expect(prices).toEqual([...prices].sort((one, other) => other - one));
    });

    test('is empty after its last page', async () => {
      const { status, body } = await app.call('GET /web/products/list/?page=500');
      expect(status).toBe(200);
      expect(body.data.data).toEqual([]);
    });

    test.each(['page=0', 'page=x', 'brand=a', 'ordering=name', 'price_min=-1', 'in_stock=perhaps'])(
      'refuses %s by field',
      async (query) => {
        const { status, body } = await app.call(`GET /web/products/list/?${query}`);
        expect(status).toBe(422);
        expect(Object.keys(body.errors)[0]).toContain(query.split('=')[0]);
      },
    );
  });

  describe('the addresses of products', () => {
    const ask = (after: unknown) => app.call(`GET /web/products/addresses/?after=${after}`);

    test('follow an id in the order of their ids, and know the greatest', async () => {
      const { status, body } = await ask(1001);
      expect(status).toBe(200);
      expect(body.data[0].id).toBe(1002);
      expect(body.last_id).toBe(body.data.at(-1).id);
      expect((await ask(body.last_id)).body.data).toEqual([]);
    });

    test('omit packing materials', async () => {
      const { body } = await ask(0);
      expect(body.data).toHaveLength(82);
      expect(JSON.stringify(body)).not.toContain('"id":4901,');
    });

    test.each(['-1', 'x', '2147483648'])('refuse %s', async (after) => {
      expect((await ask(after)).status).toBe(422);
    });
  });

  describe('one product', () => {
    test('has its label facts, in rupees', async () => {
      const { status, body } = await app.call('GET /web/single/product/1001/');
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ id: 1001, country_of_origin: expect.any(String) });
      expect(body.data.product_price).toBeLessThanOrEqual(body.data.base_price);
    });

    test('has related products', async () => {
      const { body } = await app.call('GET /api/related-other-products/?product_id=1001');
      const [around] = body.RelatedOtherProducts;
      expect(around.product_details.id).toBe(1001);
      expect(around.related_product_details.length).toBeGreaterThan(0);
    });

    test('is not found under an unknown id', async () => {
      const { status } = await app.call(`GET /web/single/product/${MISSING}/`);
      const related = await app.call(`GET /api/related-other-products/?product_id=${MISSING}`);
      expect([status, related.status]).toEqual([404, 404]);
    });

    test('is required for the list of related products', async () => {
      const { status, body } = await app.call('GET /api/related-other-products/');
      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('product_id');
    });
  });

  test('lists packing materials for the cart only', async () => {
    const { body } = await app.call(`GET /products?categoryID=${PACKING}`);
    expect(body.data.products).toHaveLength(6);
    const found = await app.call('GET /web/products/list/?category_id=490');
    expect(found.body.total_count).toBe(0);
  });
});
