import { describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { homeDesk } from '@/__tests__/support/home-desk';
import { ProductDesk } from '@/__tests__/support/product-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { banners, homeSectionItems } from '@/shop-api/db/schema/home';

onEachApp((app) => {
  const ask = asDesk(app);
  const goods = new ProductDesk(app);
  const { read, picture } = homeDesk(app);

  const make = async (body: object) => (await ask('POST /staff/previews/', body)).body;
  const open = async ({ path }: { path: string }) => {
    const { body } = await app.call(`GET /previews/${path.split('/').at(-1)}/`);
    return body.data;
  };
  const statusOf = async (id: number) => (await app.call(`GET /web/single/product/${id}/`)).status;

  describe('the preview of a product', () => {
    test('has what is filled in, and the product stays a draft that nobody finds', async () => {
      const draft = await goods.add();
      const { data } = await goods.read(draft.id);
      const front = await picture(1200, 1500);
      const fields = {
        ...data,
        name: 'Tulsi Soap',
        price: 75,
        pictures: [{ id: front, view: 'front', alt_text: 'A green soap' }],
        related_product_ids: [1001, draft.id],
      };
      const seen = await open(await make({ kind: 'product', id: String(draft.id), fields }));
      expect(seen.product.product).toMatchObject({
        ...{ id: draft.id, name: 'Tulsi Soap', product_price: 75, base_price: 90 },
        images: [{ alt_text: 'A green soap', view: 'front' }],
        manufacturer: { name: 'Neem Works' },
        average_rating: { review_count: 0 },
      });
      expect(seen.product.product.category_path.at(-1)).toMatchObject({ id: 401 });
      expect(seen.product.related.map(({ id }: { id: number }) => id)).toEqual([1001]);
      expect(await statusOf(draft.id)).toBe(404);
      expect((await goods.read(draft.id)).data).toMatchObject({ name: 'Neem Soap', price: 80 });
    });

    test('of one that is sold keeps its stock and its stars', async () => {
      const { data } = await goods.read(1001);
      const fields = { ...data, name: 'Another name' };
      const seen = await open(await make({ kind: 'product', id: '1001', fields }));
      const { body } = await app.call('GET /web/single/product/1001/');
      const { available_stock_quantity, average_rating, sizes, images } = body.data;
      expect(seen.product.product).toMatchObject({
        ...{ name: 'Another name', available_stock_quantity, average_rating, images },
      });
      expect(seen.product.product.sizes?.length).toBe(sizes?.length);
      expect(body.data.name).not.toBe('Another name');
    });

    test('that was never saved is displayed too', async () => {
      const { id } = await goods.add();
      const { data } = await goods.read(id);
      const fields = { ...data, sku: 'NEVER-SAVED', size_group: null };
      const seen = await open(await make({ kind: 'product', fields }));
      expect(seen.product.product).toMatchObject({ sku: 'NEVER-SAVED', rating_review_data: [] });
      expect(await goods.list('q=NEVER-SAVED')).toMatchObject({ total_count: 0 });
    });

    test('says beside its field what does not exist', async () => {
      const { data } = await goods.read(1001);
      const answer = await ask('POST /staff/previews/', {
        kind: 'product',
        fields: { ...data, brand_id: 404 },
      });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { brand_id: [expect.any(String)] } },
      });
    });
  });

  describe('the preview of the home page', () => {
    test('has a section as it is filled in, hidden or not, and leaves the page as it is', async () => {
      const { body: list } = await ask('GET /staff/home-sections/');
      const { id } = list.data.find(({ key }: { key: string }) => key === 'awards');
      const { body } = await ask(`GET /staff/home-sections/${id}/`);
      const items = [{ title: 'Honest Label 2027' }];
      const fields = { ...body.data, label: 'Praise', is_visible: false, items };
      const before = [await read('/home-sections/'), await app.db.$count(homeSectionItems)];
      const seen = await open(await make({ kind: 'home_section', id: String(id), fields }));
      expect(seen.home.sections).toContainEqual(
        expect.objectContaining({
          key: 'awards',
          label: 'Praise',
          images: [expect.objectContaining({ title: 'Honest Label 2027' })],
        }),
      );
      expect([await read('/home-sections/'), await app.db.$count(homeSectionItems)]).toEqual(
        before,
      );
    });

    test('has a new banner before its time, and no banner is added', async () => {
      const fields = {
        ...{ title: 'Diwali', alt_text: 'Lamps', visible_from: '2031-01-01T00:00:00Z' },
        picture_id: await picture(1600, 600),
        mobile_picture_id: await picture(800, 1000),
      };
      const count = await app.db.$count(banners);
      const seen = await open(await make({ kind: 'banner', fields }));
      expect(seen.home.banners).toContainEqual(expect.objectContaining({ title: 'Diwali' }));
      expect(await app.db.$count(banners)).toBe(count);
      expect(await read('/ecommerce/banners/')).not.toContainEqual(
        expect.objectContaining({ title: 'Diwali' }),
      );
    });
  });
});
