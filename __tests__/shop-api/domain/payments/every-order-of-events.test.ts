import { beforeAll, expect, test } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { copyPayment } from '@/__tests__/support/copy-payment';
import { COFFEE, OnlinePayment } from '@/__tests__/support/online-payment';
import { onEachApp } from '@/__tests__/support/test-app';
import { mailQueue } from '@/shop-api/db/schema/mail-queue';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { products } from '@/shop-api/db/schema/products';
import { refundsDue } from '@/shop-api/db/schema/refunds-due';

const SHELF = 1_000;
const NEWS = ['paid', 'paid a second time', 'failed', 'pending'] as const;
type News = (typeof NEWS)[number];

/** Returns every permutation of the given things. */
function permutations<One>(things: readonly One[]): One[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((first, at) =>
    permutations(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

onEachApp((app) => {
  const shop = new OnlinePayment(app);
  const stories = permutations(NEWS);

  const apply: Record<News, () => Promise<unknown>> = {
    paid: () => shop.apply(shop.event('paid', 'first')),
    'paid a second time': () => shop.apply(shop.event('paid', 'second')),
    failed: () => shop.apply(shop.event('failed')),
    pending: () => shop.apply(shop.event('pending')),
  };

  beforeAll(() => shop.begin());

  test('four events, twice, in all 24 sequences: one paid order and one refund due', async () => {
    expect(stories).toHaveLength(24);
    await app.db.update(products).set({ stock: SHELF }).where(eq(products.id, COFFEE));
    const names = [shop.txnid, ...(await copyPayment(app, shop.txnid, stories.length - 1))];
    const before = await app.db.$count(mailQueue, eq(mailQueue.kind, 'order'));
    for (const [at, story] of stories.entries()) {
      shop.txnid = names[at] ?? '';
      for (const news of [...story, ...story]) await apply[news]();
    }
    const made = await app.db.select().from(payments).where(inArray(payments.txnid, names));
    expect(new Set(made.map(({ state }) => state))).toEqual(new Set(['paid']));
    const ids = made.flatMap(({ orderId }) => orderId ?? []);
    const paid = await app.db.select().from(orders).where(inArray(orders.id, ids));
    expect(new Set(paid.map(({ state }) => state))).toEqual(new Set(['confirmed']));
    const owed = await app.db.select().from(refundsDue).where(inArray(refundsDue.orderId, ids));
    expect(owed.map(({ orderId }) => orderId).sort()).toEqual(ids.sort());
    const mails = await app.db.$count(mailQueue, eq(mailQueue.kind, 'order'));
    expect(mails - before).toBe(stories.length);
    expect(await shop.stock()).toBe(SHELF - 2 * (stories.length - 1));
  });

  test('the database itself keeps a paid payment paid', async () => {
    const isThis = eq(payments.txnid, shop.txnid);
    const change = app.db.update(payments).set({ state: 'failed' }).where(isThis);
    await expect(change).rejects.toThrow();
    expect((await shop.payment()).state).toBe('paid');
  });
});
