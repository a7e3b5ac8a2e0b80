import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { ProductDesk } from '@/__tests__/support/product-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import type { DeskProductRow } from '@/contract/catalogue/desk-products';
import { deskMessages } from '@/contract/messages/staff-desk';
import { products } from '@/shop-api/db/schema/products';

onEachApp((app) => {
  const desk = new ProductDesk(app);
  const idsOf = async (query: string) =>
    (await desk.list(query)).data.map(({ id }: { id: number }) => id);

  describe('a product of the desk', () => {
    test('reads as it is saved: every field comes back', async () => {
      const whole = (await desk.read(1001)).data;
      const saved = await desk.ask('PUT /staff/products/1001/', { version: 0, fields: whole });
      expect(saved.body).toEqual({ status: true, version: 0 });
      expect((await desk.read(1001)).data).toEqual(whole);
    });

    test('is a draft until it is published, and nowhere in the shop', async () => {
      const { id, version } = await desk.add({ name: 'Zyzzyva Balm' });
      const everywhere = async () => {
        const page = await app.call(`GET /web/single/product/${id}/`);
        const found = await app.call('GET /web/products/list/?prod_search=zyzzyva');
        const listed = await app.call(
          'GET /web/products/list/?category_id=401&ordering=-created_at',
        );
        const suggested = await app.call('GET /web/products/suggest/?q=zyzzyva');
        const feed = await app.call('GET /web/products/feed/?after=1082');
        const addresses = await app.call('GET /web/products/addresses/?after=1082');
        const has = (rows: { id: number }[]) => rows.some((row) => row.id === id);
        return [
          page.status === 200,
          has(found.body.data.data),
          has(listed.body.data.data),
          has(suggested.body.data.products),
          JSON.stringify(feed.body).includes('Zyzzyva'),
          JSON.stringify(addresses.body).includes(String(id)),
        ];
      };
      expect(await everywhere()).toEqual(Array(6).fill(false));
      const { body } = await desk.move({ id, version }, 'publish');
      expect(await everywhere()).toEqual(Array(6).fill(true));
      await desk.move({ id, version: body.version }, 'archive');
      expect(await everywhere()).toEqual(Array(6).fill(false));
    });

    test('is not published without what the law demands, one message a fact', async () => {
      const bare = { licence: null, manufacturer: null, ingredients: '', net_quantity: null };
      const { id, version } = await desk.add({ ...bare, hsn: '0409' });
      const answer = await desk.move({ id, version }, 'publish');
      expect([answer.status, answer.body.reason, answer.body.errors]).toEqual([
        422,
        'facts_missing',
        {
          net_quantity: [deskMessages.missingNetQuantity],
          manufacturer: [deskMessages.missingMaker],
          licence: [deskMessages.missingFssai],
          veg: [deskMessages.missingVegMark],
          ingredients: [deskMessages.missingIngredients],
        },
      ]);
      expect((await desk.read(id)).data.state).toBe('draft');
    });

    test('that is published does not lose such a fact', async () => {
      const { id, version } = await desk.published();
      const { state: _, ...fields } = (await desk.read(id)).data;
      const lost = { ...fields, manufacturer: null };
      const answer = await desk.ask(`PUT /staff/products/${id}/`, { version, fields: lost });
      expect(Object.keys(answer.body.errors)).toEqual(['manufacturer']);
    });

    test('is copied to a draft with an SKU of its own', async () => {
      const { id, version } = await desk.published({ barcode: '8901030865275', tag_ids: [1] });
      const { body } = await desk.move({ id, version }, 'duplicate');
      const { sku } = (await desk.read(id)).data;
      expect((await desk.read(body.id)).data).toMatchObject({
        ...{ sku: `${sku}-2`, name: 'Neem Soap (copy)', state: 'draft' },
        ...{ barcode: null, tag_ids: [1], hsn: '340111' },
      });
    });

    test('comes with the stock that is filled in, by who fills it in, or without one', async () => {
      const counted = await desk.add({ name: 'Counted Balm', opening_stock: 12 });
      const unknown = await desk.add({ name: 'Uncounted Balm' });
      const listed = (await desk.list(`ids=${counted.id},${unknown.id}`)).data;
      const stocks = new Map(listed.map(({ id, stock }: DeskProductRow) => [id, stock]));
      expect([stocks.get(counted.id), stocks.get(unknown.id)]).toEqual([12, null]);
      const { body } = await desk.ask(`GET /staff/stock/${counted.id}/movements/`);
      expect(body.data).toMatchObject([{ kind: 'opening', delta: 12, by: 'Staff Member' }]);
    });

    test('keeps the stock that orders change: a save does not touch it', async () => {
      const whole = await desk.read(1001);
      const stockOf = async () => (await desk.list('ids=1001')).data[0].stock;
      const before = await stockOf();
      const fields = { ...whole.data, making: 'Dark roast', stock: 1, opening_stock: 1 };
      await desk.ask('PUT /staff/products/1001/', { version: whole.version, fields });
      expect(await stockOf()).toBe(before);
    });
  });

  describe('the list of the desk', () => {
    test('finds by words of a name in any language, by SKU and by barcode', async () => {
      const translations = { hi: { name: 'जटामांसी साबुन' }, gu: { name: 'જટામાંસી સાબુ' } };
      const { id } = await desk.add({
        sku: 'JATA-77',
        name: 'Jatamansi',
        translations,
        barcode: '96385074',
      });
      for (const q of ['jataMANSI', 'JATA-7', '96385074', 'जटामांसी', 'સાબુ', 'जटा', 'jata-77']) {
        expect([q, await idsOf(`q=${encodeURIComponent(q)}`)]).toEqual([
          q,
          expect.arrayContaining([id]),
        ]);
      }
      expect(await idsOf('q=jat_mansi')).toEqual([]);
    });

    test('filters by state, brand, category with those below it, tag and stock', async () => {
      const draft = await desk.add({ tag_ids: [2], brand_id: 7, category_id: 4011 });
      const filters = 'brand=7&category=401&tag=2&stock=unknown&sort=updated_at&order=desc';
      expect(await idsOf(`state=draft&${filters}`)).toEqual([draft.id]);
      expect(await idsOf(`state=published&${filters}`)).toEqual([]);
      expect(
        (await desk.list('stock=out')).data.every(({ stock }: { stock: number }) => stock === 0),
      ).toBe(true);
    });

    test('has what runs low by the mark of each product', async () => {
      const { id } = await desk.add({});
      const isIt = eq(products.id, id);
      const isLow = async () => (await idsOf('stock=low&sort=updated_at&order=desc')).includes(id);
      await app.db.update(products).set({ stock: 30, lowMark: null }).where(isIt);
      expect(await isLow()).toBe(false);
      await app.db.update(products).set({ lowMark: 50 }).where(isIt);
      expect(await isLow()).toBe(true);
    });

    test('sorts and pages', async () => {
      const prices = (await desk.list('sort=price&order=desc&page_size=25')).data.map(
        ({ price }: { price: number }) => price,
      );
      expect(prices).toEqual([...prices].sort((a, b) => b - a));
      const [first, second] = [
        await desk.list('page_size=25'),
        await desk.list('page_size=25&page=2'),
      ];
      expect(first.data).toHaveLength(25);
      expect(second.data[0].id).not.toBe(first.data[0].id);
      expect(first.total_count).toBeGreaterThan(80);
    });
  });
});
