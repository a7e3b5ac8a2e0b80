import { expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { COFFEE } from '@/__tests__/support/cash-order';
import { DeliveredOrder } from '@/__tests__/support/delivered-order';
import { GiftCards } from '@/__tests__/support/gift-card';
import { assertInvariants, countGoods } from '@/__tests__/support/invariants';
import { newCustomer } from '@/__tests__/support/new-customer';
import { PartRefund } from '@/__tests__/support/part-refund';
import { size } from '@/__tests__/support/size';
import { onEachApp, type TestApp } from '@/__tests__/support/test-app';
import { movesFrom, STATUS_OF } from '@/contract/orders/order-states';
import { staffMovesFrom } from '@/contract/returns/return-states';
import { products } from '@/shop-api/db/schema/products';

const TEA = 1002;
const STORIES = size({ quick: 6, heavy: 200 });
const LIMIT_MS = 30_000 + STORIES * 2_000;
const ROUNDS = 7;
/** 409 and 422: the story has gone on, or less is left. */
const ANSWERS = [200, 409, 422];
const TO_DELIVERED = ['Confirmed', 'Packed', 'Shipped', 'Delivered'];

const product = fc.constantFrom(COFFEE, TEA);
const pieces = fc.integer({ min: 1, max: 2 });
const ordered = fc.integer({ min: 2, max: 5 });
const restock = fc.boolean();
const stepOf = <Kind extends string, Facts>(kind: Kind, facts: fc.Arbitrary<Facts>) =>
  facts.map((given) => ({ kind, ...given }));

/** `which`: of the moves that are possible at that moment. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: stepOf(
      'part',
      fc.record({ product, quantity: pieces, restock, delivery: fc.boolean() }),
    ),
  },
  // The next move of an open request, else a new request.
  {
    weight: 6,
    arbitrary: stepOf(
      'request',
      fc.record({ product, quantity: pieces, which: fc.nat(2), restock }),
    ),
  },
  // The customer withdraws an open request, else cancels the order.
  { weight: 1, arbitrary: stepOf('regret', fc.record({})) },
  { weight: 1, arbitrary: stepOf('move', fc.record({ which: fc.nat(1), restock })) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const story = fc.record({
  goods: fc.record({ [COFFEE]: ordered, [TEA]: ordered }),
  voucher: fc.constantFrom('', 'WELCOME10'),
  giftRupees: fc.constantFrom(0, 500, 733, 9_000),
  /** How many steps towards the delivery have been taken. */
  begun: fc.constantFrom(1, 2, 3, 4, 4, 4, 4),
  /** It is paid before it is delivered. */
  isPaid: fc.constantFrom(true, true, false),
  /** Up to two steps at once. */
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), {
    minLength: ROUNDS - 3,
    maxLength: ROUNDS,
  }),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;

async function begin(app: TestApp, { goods, voucher, giftRupees, begun, isPaid }: Story) {
  const order = new DeliveredOrder(app);
  await order.begin((await newCustomer(app.db)).id);
  await order.fill(goods);
  const { amount } = await order.body({ voucher });
  const gift = giftRupees > 0 ? { giftRupees: Math.min(giftRupees, amount) } : {};
  if (giftRupees > 0) await new GiftCards(app).give(order.asha.who, String(giftRupees));
  await order.place({ goods, voucher, ...gift });
  if (isPaid) await order.pay();
  // What gift vouchers pay in full is confirmed at once.
  const done = Number((await order.row()).state === 'confirmed');
  await order.move(...TO_DELIVERED.slice(done, begun));
  return order;
}

onEachApp((app) => {
  async function take(order: DeliveredOrder, step: Step) {
    if (step.kind === 'part') return new PartRefund(app, order).some(step.product, step);
    if (step.kind === 'move') {
      const moves = movesFrom((await order.row()).state, false);
      const to = moves[step.which % moves.length];
      return to && order.moveTo(STATUS_OF[to], order.staff, { restock: step.restock });
    }
    const open = (await order.requests()).find(({ endedAt }) => endedAt === null);
    if (step.kind === 'regret') return open ? order.withdraw(open.id) : order.cancel();
    if (!open) {
      const { product: product_id, quantity } = step;
      return order.ask({ product_id, quantity, remedy: 'refund' });
    }
    const moves = staffMovesFrom(open.state);
    const to = moves[step.which % moves.length];
    const body = { to, restock: step.restock, answer: 'Not as described.' };
    return app.call(`POST /staff/returns/${open.id}/move/`, { who: order.staff, body });
  }

  /** Tries to pay back all that is left of the order. */
  async function payRest(order: DeliveredOrder, goods: Story['goods']) {
    const part = new PartRefund(app, order);
    for (const [id, quantity] of Object.entries(goods)) {
      for (let n = 0; n < quantity; n++) await part.one(Number(id));
    }
    await part.delivery();
  }

  test(
    `${STORIES} random orders keep goods, money and papers in step, whatever goes back`,
    async () => {
      await app.db
        .update(products)
        .set({ stock: 10_000 })
        .where(inArray(products.id, [COFFEE, TEA]));
      const goods = await countGoods(app.db);
      const holds = fc.asyncProperty(story, async (given) => {
        const order = await begin(app, given);
        for (const steps of given.rounds) {
          const answers = await Promise.all(steps.map((step) => take(order, step)));
          for (const answer of answers) expect(ANSWERS).toContain(answer?.status ?? 200);
          await assertInvariants(app.db, goods);
        }
        await payRest(order, given.goods);
        await assertInvariants(app.db, goods);
      });
      // A failed story leaves its rows behind, at which every shorter one would fail too.
      await fc.assert(holds, { numRuns: STORIES, endOnFailure: true });
    },
    LIMIT_MS,
  );
});
