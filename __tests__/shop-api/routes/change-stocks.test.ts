import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { products } from '@/shop-api/db/schema/products';

const STAFF = 3;
const GOODS = [1012, 1013];
const UNCOUNTED = 1014;

onEachApp((app) => {
  let who: Record<string, string>;
  beforeAll(async () => {
    who = await app.customer(STAFF);
  });
  const change = (body: object, ids = GOODS) => {
    const items = ids.map((id) => ({ id, version: 0 }));
    return app.call('POST /staff/products/stock/', { who, body: { items, ...body } });
  };
  const stocks = async () => {
    const isThere = inArray(products.id, GOODS);
    const rows = await app.db.select({ stock: products.stock }).from(products).where(isThere);
    return rows.map(({ stock }) => stock);
  };
  const set = (id: number, stock: number | null) =>
    app.db.update(products).set({ stock }).where(eq(products.id, id));
  beforeAll(async () => {
    for (const id of GOODS) await set(id, 20);
    await set(UNCOUNTED, null);
  });

  describe('a change of the stocks of a selection', () => {
    test('says first what would change, and changes nothing', async () => {
      const { body } = await change({ change: 5, reason: 'received', dry_run: true });
      expect(body.data).toMatchObject(
        GOODS.map((id) => ({ id, before: { stock: 20 }, after: { stock: 25 }, problem: null })),
      );
      expect(await stocks()).toEqual([20, 20]);
    });

    test('adds to each, with a movement that names reason, note and who', async () => {
      const told = { reason: 'received', note: 'Invoice 42' };
      expect((await change({ change: 5, ...told, dry_run: false })).status).toBe(200);
      expect(await stocks()).toEqual([25, 25]);
      for (const id of GOODS) {
        const { body } = await app.call(`GET /staff/stock/${id}/movements/`, { who });
        expect(body.data[0]).toMatchObject({
          delta: 5,
          kind: 'correction',
          stock_after: 25,
          ...told,
        });
        expect(app.notices).toContain(`product:${id}`);
      }
    });

    test('changes all or none, and names the one that prevents it', async () => {
      const wanted = [...GOODS, UNCOUNTED];
      const loss = { change: -1, reason: 'damaged' };
      const { body: looked } = await change({ ...loss, dry_run: true }, wanted);
      expect(looked.data[2]).toMatchObject({
        id: UNCOUNTED,
        problem: 'Nobody counts this product yet. Count it first',
      });
      const { status, body } = await change({ ...loss, dry_run: false }, wanted);
      expect([status, body.reason]).toEqual([422, 'product_not_changeable']);
      expect(await stocks()).toEqual([25, 25]);
    });

    test('takes no more away than there is, and wants a note for other reasons', async () => {
      const { body } = await change({ change: -26, reason: 'lost', dry_run: true });
      expect(body.data[0].problem).toBe('Only 25 can be taken away');
      const other = await change({ change: 1, reason: 'other', dry_run: true });
      expect(other.body.errors).toEqual({ note: ['Please say in the note why'] });
    });

    test('of a product that does not exist is not found', async () => {
      const answer = await change({ change: 1, reason: 'found', dry_run: false }, [999_999]);
      expect(answer.status).toBe(404);
    });
  });
});
