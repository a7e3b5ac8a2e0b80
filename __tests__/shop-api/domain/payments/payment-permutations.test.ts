import { expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { assertInvariants } from '@/__tests__/support/invariants';
import { OnlinePayment, STOCK } from '@/__tests__/support/online-payment';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderEvents } from '@/shop-api/db/schema/orders';
import { HOLD_MS } from '@/shop-api/domain/payments/payment';

const STEPS = [
  ...(['paid', 'paid again', 'failed', 'pending', 'forged'] as const),
  ...(['hold over', 'cancelled', 'accepted', 'newest paid'] as const),
];
type Step = (typeof STEPS)[number];

const STORIES = size({ quick: 30, heavy: 1000 });

/** The expected state of the order in a story. */
class Model {
  /** Ids of the payments that were opened: the first one and, after 'Accept and Pay', others. */
  readonly attempts: string[];
  readonly money = new Set<string>();
  readonly settled = new Set<string>();
  isPaid = false;
  isReleased = false;
  isCancelled = false;

  constructor(first: string) {
    this.attempts = [first];
  }

  get newest(): string {
    return this.attempts.at(-1) ?? '';
  }

  get isPayable(): boolean {
    return !this.isPaid && !this.isCancelled;
  }

  /** The first money of an attempt pays an order that holds its goods; other money is due back. */
  pay(txnid: string, payment: string): void {
    this.money.add(`${txnid} ${payment}`);
    if (this.settled.has(txnid)) return;
    this.settled.add(txnid);
    if (this.isPayable && !this.isReleased) this.isPaid = true;
  }

  get truth() {
    const isSold = this.isPaid && !this.isCancelled;
    const isHeld = this.isPayable && !this.isReleased;
    return {
      isPaid: this.isPaid,
      isCancelled: this.isCancelled,
      owed: this.money.size - Number(isSold),
      stock: isSold || isHeld ? STOCK - 2 : STOCK,
      confirmed: Number(this.isPaid),
    };
  }
}

onEachApp((app) => {
  const shop = new OnlinePayment(app);
  let model: Model;

  async function pay(txnid: string, payment: 'first' | 'second'): Promise<void> {
    shop.txnid = txnid;
    expect(await shop.apply(shop.event('paid', payment))).toBe('paid');
    model.pay(txnid, payment);
  }

  const PLAY: Record<Step, () => Promise<unknown>> = {
    paid: () => pay(model.attempts[0] ?? '', 'first'),
    'paid again': () => pay(model.attempts[0] ?? '', 'second'),
    'newest paid': () => pay(model.newest, 'first'),
    failed: () => shop.apply(shop.event('failed')),
    pending: () => shop.apply(shop.event('pending')),
    async forged() {
      const body = `txnid=${shop.txnid}&status=success&hash=00`;
      const { status } = await app.send('/payments/payu/callback', { method: 'POST', body });
      expect(status).toBe(400);
    },
    async 'hold over'() {
      await shop.pass(HOLD_MS);
      if (model.isPayable) model.isReleased = true;
    },
    async cancelled() {
      const id = (await shop.order())?.id;
      const sent = { who: shop.asha.who, body: {} };
      const { status } = await app.call(`POST /orders/${id}/cancel/`, sent);
      expect(status).toBe(model.isCancelled ? 409 : 200);
      model.isCancelled = true;
    },
    async accepted() {
      const { status, body } = await shop.payAgain();
      expect(status === 200).toBe(model.isPayable);
      if (status !== 200) return;
      model.isReleased = false;
      if (!model.attempts.includes(body.txn_id)) model.attempts.push(body.txn_id);
    },
  };

  async function truth() {
    const order = await shop.order();
    const isConfirmed = and(
      eq(orderEvents.orderId, order?.id ?? 0),
      eq(orderEvents.state, 'confirmed'),
    );
    return {
      isPaid: order?.paidAt !== null,
      isCancelled: order?.state === 'cancelled',
      owed: (await shop.refundsDue()).length,
      stock: await shop.stock(),
      confirmed: await app.db.$count(orderEvents, isConfirmed),
    };
  }

  test(
    'any events of an order, in any sequence, end in the expected state',
    async () => {
      const stories = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 9 });
      const holds = fc.asyncProperty(stories, async (story) => {
        await shop.begin();
        model = new Model(shop.txnid);
        for (const [at, step] of story.entries()) {
          await PLAY[step]();
          const told = story.slice(0, at + 1);
          expect([told, await truth()]).toEqual([told, model.truth]);
        }
        await assertInvariants(app.db);
      });
      await fc.assert(holds, { numRuns: STORIES });
    },
    4_000 * STORIES,
  );
});
