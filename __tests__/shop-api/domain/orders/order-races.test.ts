import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { assertInvariants, countGoods, type Goods } from '@/__tests__/support/invariants';
import { ManyApps, statuses } from '@/__tests__/support/many-apps';
import { type ReadyBuyer, readyToOrder } from '@/__tests__/support/ready-to-order';
import { size } from '@/__tests__/support/size';
import { type Answer, onEachApp } from '@/__tests__/support/test-app';
import { products } from '@/shop-api/db/schema/products';
import { vouchers, voucherUses } from '@/shop-api/db/schema/vouchers';

const COFFEE = 1001;
const LAMP = 1070;
const BUYERS = 100;
const ROUNDS = size({ quick: 1, heavy: 50 });
const PAIRS = size({ quick: 10, heavy: 100 });
const LIMIT_MS = 60_000 * ROUNDS;

onEachApp((app, database) => {
  let processes: ManyApps;
  let goods: Goods;
  let made = 0;

  beforeAll(async () => {
    processes = await ManyApps.on(database);
  });
  beforeEach(async () => {
    await app.db.update(products).set({ stock: 1000 });
    goods = await countGoods(app.db);
  });
  afterEach(() => assertInvariants(app.db, goods));

  const order = ({ who, body }: ReadyBuyer, headers = {}): Promise<Answer> =>
    processes.call('POST /orders/', { who, headers, body });

  const stockOf = async (id: number) => {
    const [row] = await app.db.select().from(products).where(eq(products.id, id));
    return row?.stock;
  };

  const newVoucher = async (limits: Partial<typeof vouchers.$inferInsert>) => {
    made += 1;
    const row = { code: `RACE${made}`, amountPaise: 5000, ...limits };
    const [voucher] = await app.db.insert(vouchers).values(row).returning();
    return voucher ?? { id: 0, code: '' };
  };

  const usesOf = (id: number) => app.db.$count(voucherUses, eq(voucherUses.voucherId, id));

  test(
    'sells the last 7 to exactly 7 of 100 buyers',
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await app.db.update(products).set({ stock: 7 }).where(eq(products.id, LAMP));
        goods = await countGoods(app.db);
        const people = await readyToOrder(app, { count: BUYERS, goods: [[LAMP, 1]] });
        const answers = await Promise.all(people.map((one) => order(one)));
        expect(statuses(answers)).toEqual({ 200: 7, 409: 93 });
        const refusals = answers.filter(({ status }) => status === 409);
        const words = new Set(refusals.map(({ body }) => body.message));
        expect([...words]).toEqual([expect.stringMatching(/ is out of stock\. Please review/)]);
        expect(await stockOf(LAMP)).toBe(0);
      }
    },
    LIMIT_MS,
  );

  test(
    'makes one order of a cart that 20 requests order at once',
    async () => {
      const people = await readyToOrder(app, { count: ROUNDS, goods: [[COFFEE, 1]] });
      for (const asha of people) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => order(asha)));
        expect(statuses(answers)).toEqual({ 200: 1, 422: 19 });
      }
      expect(await stockOf(COFFEE)).toBe(1000 - people.length);
    },
    LIMIT_MS,
  );

  test('gives 50 requests with one key equal answers, and refuses a later one', async () => {
    const [asha] = await readyToOrder(app, { count: 1, goods: [[COFFEE, 1]] });
    if (!asha) throw new Error('No buyer');
    const tap = () => order(asha, { 'Idempotency-Key': 'the-same' });
    const answers = await Promise.all(Array.from({ length: 50 }, tap));
    expect(statuses(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect((await order(asha)).status).toBe(422);
  });

  test.each([
    [1, 50],
    [10, 50],
  ])('lets a voucher of %d uses be used that often by %d buyers', async (usesInAll, count) => {
    const { id, code } = await newVoucher({ usesInAll });
    const people = await readyToOrder(app, { count, goods: [[COFFEE, 1]], voucher: code });
    const answers = await Promise.all(people.map((one) => order(one)));
    expect(statuses(answers)).toEqual({ 200: usesInAll, 422: count - usesInAll });
    expect([await usesOf(id), await stockOf(COFFEE)]).toEqual([usesInAll, 1000 - usesInAll]);
  });

  test(
    'accepts carts with the same products in opposite order without a deadlock',
    async () => {
      const lines: [number, number][] = [1014, 1031, 1002].map((pid) => [pid, 1]);
      const there = await readyToOrder(app, { count: PAIRS, goods: lines });
      const back = await readyToOrder(app, { count: PAIRS, goods: lines.toReversed() });
      const answers = await Promise.all([...there, ...back].map((one) => order(one)));
      expect(statuses(answers)).toEqual({ 200: 2 * PAIRS });
      const ids = lines.map(([pid]) => pid);
      const sold = await app.db.select().from(products).where(inArray(products.id, ids));
      expect(sold.map(({ stock }) => stock)).toEqual(ids.map(() => 1000 - 2 * PAIRS));
    },
    LIMIT_MS,
  );
});
