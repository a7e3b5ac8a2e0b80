import { beforeEach, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import {
  AHMEDABAD,
  buyer,
  crowd,
  fillCart,
  orderBody,
  type Person,
} from '@/__tests__/support/buyer';
import { assertInvariants, countGoods, type Goods } from '@/__tests__/support/invariants';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { customers } from '@/shop-api/db/schema/customers';
import { orders } from '@/shop-api/db/schema/orders';

const COFFEE = 1001;
/** Two coffees, delivered to Mumbai. */
const PRICE_PAISE = 109_000;
const BODIES = size({ quick: 40, heavy: 20_000 });
const LIMIT_MS = 30_000 + BODIES * 500;
const A_DAY_MS = 86_400_000;

const field = fc.constantFrom(
  ...['amount', 'order_total', 'udf2', 'udf3', 'discount_amt', 'gift_voucher_amt'],
  ...['payable_paise', 'price', 'state', 'is_paid', 'paid_at', 'customer_id', 'shipping_amount'],
);
const value = fc.oneof(
  fc.constantFrom<unknown>(0, -1, 0.01, 1, 1e308, 1089.99, 1090.001, '1090', '१०९०', '1,090.00'),
  fc.constantFrom<unknown>('', null, true, [], [1090], {}, '1e3', ' 1090', 'NaN', '0x442'),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

onEachApp((app) => {
  let asha: Person;
  let goods: Goods;

  beforeEach(async () => {
    [asha] = (await crowd(app, 1, 'Tampering')) as [Person];
    goods = await countGoods(app.db);
  });

  const count = () => app.db.$count(orders);
  const place = (body: object) => app.call('POST /orders/', { who: asha.who, body });

  test(
    `of ${BODIES} tampered orders, stores the shop's own figures or nothing`,
    async () => {
      const changes = fc.dictionary(field, value, { minKeys: 1, maxKeys: 3 });
      const holds = fc.asyncProperty(changes, async (tampered) => {
        await fillCart(app, asha, { [COFFEE]: 2 });
        const right = await orderBody(app, asha);
        const before = await count();
        const { status } = await place({ ...right, ...tampered });
        expect([200, 409, 422]).toContain(status);
        expect(await count()).toBe(before + Number(status === 200));
        if (status !== 200) return;
        const [order] = await app.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
        expect(order).toMatchObject({
          customerId: asha.customerId,
          state: 'pending',
          payablePaise: PRICE_PAISE,
          giftCardPaise: 0,
          paidAt: null,
        });
      });
      await fc.assert(holds, { numRuns: BODIES });
      await assertInvariants(app.db, goods);
    },
    LIMIT_MS,
  );

  const MEMBERSHIPS = { none: null, running: A_DAY_MS, over: -1 };
  const CELLS = ['Mumbai', 'Ahmedabad'].flatMap((city) =>
    (Object.keys(MEMBERSHIPS) as (keyof typeof MEMBERSHIPS)[]).flatMap((membership) =>
      [0, 100].map((claimed) => ({ city, membership, claimed })),
    ),
  );

  test.each(CELLS)('delivery to $city, membership $membership: checks ₹$claimed', async (cell) => {
    const until = MEMBERSHIPS[cell.membership];
    const memberUntil = until === null ? null : new Date(app.clock.now().getTime() + until);
    await app.db.update(customers).set({ memberUntil }).where(eq(customers.id, asha.customerId));
    if (cell.city === 'Ahmedabad') {
      asha = { ...asha, ...(await buyer(app, asha.customerId, AHMEDABAD)) };
    }
    await fillCart(app, asha, { [COFFEE]: 2 });
    const { status } = await place(await orderBody(app, asha, { shipping: cell.claimed }));
    const due = cell.city === 'Ahmedabad' || cell.membership === 'running' ? 0 : 100;
    expect(status).toBe(cell.claimed === due ? 200 : 409);
  });
});
