import { beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import type { StockRow } from '@/contract/staff/stock';
import { products } from '@/shop-api/db/schema/products';

const STAFF = 3;
const COFFEE = 1001;
const LAMP = 1070;
const PATH = `/staff/stock/${COFFEE}/`;

onEachApp((app) => {
  let who: Record<string, string>;
  beforeAll(async () => {
    who = await app.customer(STAFF);
    await app.db.update(products).set({ stock: 50 });
    await set(COFFEE, { stock: 40 });
  });
  const set = (id: number, change: Partial<typeof products.$inferInsert>) =>
    app.db.update(products).set(change).where(eq(products.id, id));
  const ask = (call: string, body?: object) => app.call(call, { who, body });
  const list = async (query: string): Promise<StockRow[]> =>
    (await ask(`GET /staff/stock/?${query}`)).body.data;
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);

  describe('the list of stocks', () => {
    test('is searched by part of a name or SKU, and by a whole code', async () => {
      expect(await ids('q=arabica')).toContain(COFFEE);
      expect(await ids('q=vny-1001')).toEqual([COFFEE]);
      expect(await ids('code=vny-1001')).toEqual([COFFEE]);
      expect(await ids('code=vny-100')).toEqual([]);
      expect(await ids('q=%25')).toEqual([]);
    });

    test('is searched by a barcode, and finds it with and without its zeros', async () => {
      await set(LAMP, { barcode: '012345678905' });
      expect(await ids('q=2345678905')).toEqual([LAMP]);
      for (const code of ['012345678905', '0012345678905', '12345678905'])
        expect(await ids(`code=${code}`)).toEqual([LAMP]);
      expect(await ids('code=12345678')).toEqual([]);
    });

    test('has what is low, out and unknown, by the mark of each product', async () => {
      await set(LAMP, { stock: 10 });
      await set(1002, { stock: 11 });
      await set(1003, { stock: 0 });
      await set(1004, { stock: null });
      await set(1005, { stock: 0, isPublished: false });
      expect(await ids('level=short')).toEqual([1003, LAMP]);
      expect(await ids('level=out')).toEqual([1003]);
      expect(await ids('level=unknown')).toEqual([1004]);
      await set(1002, { lowMark: 12 });
      await set(LAMP, { lowMark: 3 });
      expect(await ids('level=low')).toEqual([1002]);
      const { body } = await ask('GET /staff/overview/');
      expect(body.data).toMatchObject({ low_stock: 1, out_of_stock: 1 });
    });

    test('is sorted either way, with the unknown last', async () => {
      const stocks = async (order: string) =>
        (await list(`sort=stock&order=${order}&page_size=100`)).map(({ stock }) => stock);
      for (const order of ['asc', 'desc']) {
        const sorted = await stocks(order);
        expect(sorted.at(-1)).toBeNull();
        const known = sorted.filter((stock) => stock !== null);
        const wanted = [...known].sort((a, b) => (order === 'asc' ? a - b : b - a));
        expect(known).toEqual(wanted);
      }
    });
  });

  describe('a correction', () => {
    test('adds and takes away, with reason, note and who', async () => {
      const received = await ask(`POST ${PATH}correct/`, { change: 12, reason: 'received' });
      expect(received.body.data.stock).toBe(52);
      await ask(`POST ${PATH}correct/`, {
        change: -3,
        reason: 'other',
        note: ' Given to  guests ',
      });
      const back = { change: 1, reason: 'returned', reference: 'VN100001' };
      await ask(`POST ${PATH}correct/`, back);
      const { body } = await ask(`GET ${PATH}movements/?page_size=25`);
      expect(body.data.slice(0, 3)).toMatchObject([
        { kind: 'return', delta: 1, stock_after: 50, reference: 'VN100001' },
        { kind: 'correction', delta: -3, reason: 'other', note: 'Given to  guests' },
        { kind: 'correction', delta: 12, reason: 'received', by: expect.stringMatching(/\w/) },
      ]);
      expect(app.notices).toContain(`product:${COFFEE}`);
    });

    test.each([
      [{ change: 0, reason: 'lost' }, { change: ['Change must not be zero'] }],
      [{ change: 1.5, reason: 'lost' }, { change: ['Change must be a whole number'] }],
      [{ change: '3', reason: 'lost' }, { change: ['Change must be a number'] }],
      [{ change: -1000, reason: 'lost' }, { change: ['Only 50 can be taken away'] }],
      [{ change: 2147483647, reason: 'found' }, { change: ['That is more than a stock can be'] }],
      [{ change: 1, reason: 'stolen' }, { reason: ['Reason is not one of the choices'] }],
      [{ change: 1, reason: 'other', note: ' ' }, { note: ['Please say in the note why'] }],
      [{ reason: 'lost' }, { change: ['Change is required'] }],
    ])('%j is refused with a message by field', async (body, errors) => {
      const answer = await ask(`POST ${PATH}correct/`, body);
      expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    });

    test('of a stock that nobody counts is refused', async () => {
      const answer = await ask('POST /staff/stock/1004/correct/', { change: 1, reason: 'found' });
      expect([answer.status, answer.body.reason]).toEqual([409, 'stock_unknown']);
    });
  });

  test.each([
    [{ seen: 50 }, { counted: ['Counted is required'] }],
    [{ seen: 50, counted: -1 }, { counted: ['Counted must not be negative'] }],
    [{ seen: 50, counted: 1e12 }, { counted: ['Counted is too large'] }],
    [{ counted: 50 }, { seen: ['Seen is required'] }],
  ])('the count %j is refused with a message by field', async (body, errors) => {
    const answer = await ask(`POST ${PATH}count/`, body);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  test('a product that does not exist is not found', async () => {
    for (const [call, body] of [
      ['GET /staff/stock/999999/', undefined],
      ['PUT /staff/stock/999999/', { version: 0, fields: { low_mark: 1 } }],
      ['POST /staff/stock/999999/correct/', { change: 1, reason: 'found' }],
      ['POST /staff/stock/999999/count/', { seen: null, counted: 1 }],
      ['POST /staff/stock/999999/uncount/', {}],
    ] as const) {
      expect([call, (await ask(call, body)).status]).toEqual([call, 404]);
    }
  });

  test('a low mark is saved once for two people, and told', async () => {
    const { body: read } = await ask(`GET ${PATH}`);
    expect(read.data.low_mark).toBeNull();
    const save = (version: number, low_mark: unknown) =>
      ask(`PUT ${PATH}`, { version, fields: { low_mark } });
    const { body: saved } = await save(read.version, 4);
    expect((await save(read.version, 6)).body.reason).toBe('changed_meanwhile');
    expect((await save(saved.version, -1)).body.errors).toEqual({
      low_mark: ['Low mark must not be negative'],
    });
    expect((await list(`q=vny-${COFFEE}`))[0]?.low_mark).toBe(4);
    const { body: told } = await ask(`GET /staff/trail/stock/${COFFEE}/`);
    expect(told.data[0]).toMatchObject({ before: { low_mark: null }, after: { low_mark: 4 } });
  });
});
