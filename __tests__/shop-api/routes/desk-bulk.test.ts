import { describe, expect, test } from '@jest/globals';
import { ProductDesk } from '@/__tests__/support/product-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { deskMessages } from '@/contract/messages/staff-desk';

onEachApp((app) => {
  const desk = new ProductDesk(app);

  describe('a change of a selection', () => {
    const prices = (body: object) => desk.ask('POST /staff/products/prices/', body);
    const items = (...goods: { id: number; version: number }[]) => goods;

    test('by a percentage makes whole rupees, never above the MRP; a dry run changes nothing', async () => {
      const one = await desk.published({ mrp: 100, price: 95 });
      const two = await desk.published({ mrp: 99.5, price: 33 });
      const change = { items: items(one, two), percent: 10 };
      const dry = await prices({ ...change, dry_run: true });
      expect(dry.body.data).toMatchObject([
        { ...one, before: { price: 95 }, after: { price: 100 }, problem: null },
        { ...two, before: { price: 33 }, after: { price: 36 }, problem: null },
      ]);
      expect((await desk.read(one.id)).data.price).toBe(95);
      const done = await prices({ ...change, dry_run: false });
      expect(done.body.data.map(({ after }: { after: object }) => after)).toEqual([
        { price: 100 },
        { price: 36 },
      ]);
      const { body } = await desk.ask(`GET /staff/trail/product/${two.id}/`);
      expect(body.data[0]).toMatchObject({ action: 'priced', after: { price: 36 } });
      expect((await app.call(`GET /web/single/product/${two.id}/`)).body.data.product_price).toBe(
        36,
      );
    });

    test('that one product cannot take changes none, and says which', async () => {
      const one = await desk.published({ mrp: 300, price: 100 });
      const two = await desk.published({ mrp: 90, price: 80, name: 'Cheap Soap' });
      const change = { items: items(one, two), price: 200 };
      const dry = await prices({ ...change, dry_run: true });
      expect(dry.body.data.map(({ problem }: { problem: string }) => problem)).toEqual([
        null,
        'Price must not be above the MRP',
      ]);
      const answer = await prices({ ...change, dry_run: false });
      expect([answer.status, answer.body.message]).toEqual([
        422,
        'Cheap Soap: Price must not be above the MRP',
      ]);
      expect((await desk.read(one.id)).data.price).toBe(100);
    });

    test('that names an older version of one is refused', async () => {
      const one = await desk.published();
      await prices({ items: items(one), price: 70, dry_run: false });
      const answer = await prices({ items: items(one), price: 60, dry_run: false });
      expect([answer.status, answer.body.reason]).toEqual([409, 'changed_meanwhile']);
    });

    test('names the versions that its dry run answered, in every call', async () => {
      const { id } = await desk.published({ mrp: 100, price: 95 });
      const changes = {
        prices: { price: 70 },
        tags: { add: [3] },
        visibility: { to: 'archived' },
        stock: { change: 1, reason: 'found' },
      };
      for (const [what, change] of Object.entries(changes)) {
        const items = [{ id }];
        const path = what === 'stock' ? '/staff/products/stock/' : `/staff/products/${what}/`;
        const { status, body } = await desk.ask(`POST ${path}`, {
          ...{ items, ...change, dry_run: false },
        });
        expect([what, status, body.errors]).toEqual([
          what,
          422,
          { 'items[0].version': ['Version is required'] },
        ]);
        expect((await desk.ask(`POST ${path}`, { items, ...change, dry_run: true })).status).toBe(
          200,
        );
      }
      expect((await desk.read(id)).data.price).toBe(95);
    });

    test('gives tags and takes tags', async () => {
      const one = await desk.published({ tag_ids: [1, 2] });
      const change = { items: items(one), add: [3, 4], remove: [1], dry_run: false };
      const { body } = await desk.ask('POST /staff/products/tags/', change);
      expect(body.data[0].after).toEqual({ tag_ids: [2, 3, 4] });
      expect((await desk.read(one.id)).data.tag_ids).toEqual([2, 3, 4]);
      const unknown = { ...change, items: [{ ...one, version: one.version + 1 }], add: [999] };
      expect((await desk.ask('POST /staff/products/tags/', unknown)).body.errors).toEqual({
        add: ['Tag does not exist'],
      });
    });

    test('publishes what may be sold, and archives', async () => {
      const one = await desk.add();
      const two = await desk.add({ manufacturer: null, name: 'Of nobody' });
      const visibility = (goods: object[], to: string, dry_run = false) =>
        desk.ask('POST /staff/products/visibility/', { items: goods, to, dry_run });
      const dry = await visibility([one, two], 'published', true);
      expect(dry.body.data.map(({ problem }: { problem: string }) => problem)).toEqual([
        null,
        deskMessages.missingMaker,
      ]);
      expect((await visibility([one, two], 'published')).status).toBe(422);
      const { body } = await visibility([one], 'published');
      expect((await app.call(`GET /web/single/product/${one.id}/`)).status).toBe(200);
      await visibility([body.data[0]], 'archived');
      expect((await app.call(`GET /web/single/product/${one.id}/`)).status).toBe(404);
    });
  });
});
