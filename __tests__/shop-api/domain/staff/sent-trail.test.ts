import { beforeAll, expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import type { TrailListRow } from '@/contract/staff/trail';
import { trail } from '@/shop-api/db/schema/trail';

const STAFF = 3;

/** Days in India that nothing else of the demo shop happened on. */
const [FIRST, SECOND] = ['2031-05-01', '2031-05-02'];

const row = (at: string, more: Partial<typeof trail.$inferInsert> = {}) => ({
  ...{ objectKind: 'product', objectId: '1001', action: 'changed', byId: STAFF },
  ...{ byName: 'Asha Rao', at: new Date(at), before: { price: 1 }, after: { price: 2 } },
  ...more,
});

onEachApp((app) => {
  beforeAll(async () => {
    await app.db.insert(trail).values([
      row('2031-05-01T18:29:59Z'),
      row('2031-05-01T18:30:00Z', {
        objectKind: 'brand',
        objectId: '7',
        after: { name: 'Neem' },
      }),
      row('2031-05-02T06:00:00Z', { action: 'removed', byId: null, byName: 'Command line' }),
    ]);
  });

  const list = async (query: Record<string, string> = {}) => {
    const who = await app.customer(STAFF);
    const params = new URLSearchParams({ from: FIRST, to: SECOND, ...query });
    return (await app.call(`GET /staff/trail/?${params}`, { who })).body;
  };
  const found = async (query: Record<string, string>) =>
    (await list(query)).data.map(({ kind, action }: TrailListRow) => `${kind} ${action}`);

  test('the changes of all are listed, the newest first, with what they changed', async () => {
    const { data, total_count } = await list();
    expect(total_count).toBe(3);
    expect(data).toMatchObject([
      { by: 'Command line', kind: 'product', object_id: '1001', action: 'removed' },
      { kind: 'brand', object_id: '7', name: 'Neem', fields: ['price', 'name'] },
      { by: 'Asha Rao', fields: ['price'], at: '2031-05-01T18:29:59.000Z' },
    ]);
  });

  test('they are told apart by day in India, by who, what and how', async () => {
    expect(await found({ to: FIRST })).toEqual(['product changed']);
    expect(await found({ by: String(STAFF) })).toEqual(['brand changed', 'product changed']);
    expect(await found({ kind: 'product' })).toEqual(['product removed', 'product changed']);
    expect(await found({ action: 'removed' })).toEqual(['product removed']);
    expect(await found({ kind: 'brand', action: 'removed' })).toEqual([]);
  });

  test('they are found by how the name of who begins', async () => {
    expect(await found({ q: 'asha r' })).toEqual(['brand changed', 'product changed']);
    expect(await found({ q: 'Rao' })).toEqual([]);
  });
});
