import { expect, test } from '@jest/globals';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { addToCart } from '@/shop-api/domain/cart/add-to-cart';
import { changeQuantity, removeFromCart } from '@/shop-api/domain/cart/change-line';
import { getCart } from '@/shop-api/domain/cart/get-cart';

/** Products of the demo shop, with 64 and 3 in stock. */
const COFFEE = 1001;
const THREE_LEFT = 1070;

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

const done = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

onEachDatabase((database) => {
  test('50 concurrent additions to a new cart lose nothing', async () => {
    const ctx = await newVisitor(database.db);
    const outcomes = await times(50, () =>
      addToCart({ ctx, input: { productId: COFFEE, quantity: 1 } }),
    );
    expect(done(outcomes)).toBe(50);
    const cart = await getCart({ ctx });
    expect(cart.cart_items).toHaveLength(1);
    expect(cart.cart_counter).toBe(50);
  });

  test('20 concurrent additions never exceed the stock', async () => {
    const ctx = await newVisitor(database.db);
    const outcomes = await times(20, () =>
      addToCart({ ctx, input: { productId: THREE_LEFT, quantity: 1 } }),
    );
    expect(done(outcomes)).toBe(3);
    expect((await getCart({ ctx })).cart_counter).toBe(3);
  });

  test('each answer shows the cart as it was right after its own change', async () => {
    const ctx = await newVisitor(database.db);
    const outcomes = await times(20, () =>
      addToCart({ ctx, input: { productId: COFFEE, quantity: 1 } }),
    );
    const counters = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.cart_counter : 0,
    );
    expect(counters.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  test('a line removed and changed at once is gone, and late changes are refused', async () => {
    const ctx = await newVisitor(database.db);
    const { cart_items: lines } = await addToCart({
      ctx,
      input: { productId: COFFEE, quantity: 1 },
    });
    const lineId = lines[0]?.id ?? 0;
    const outcomes = await times(
      20,
      (index): Promise<unknown> =>
        index === 10
          ? removeFromCart({ ctx, input: { lineId } })
          : changeQuantity({ ctx, input: { lineId, quantity: index + 1 } }),
    );
    const reasons = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    );
    expect(reasons.every((code) => code === 'not_found')).toBe(true);
    expect(await getCart({ ctx })).toMatchObject({ cart_items: [], cart_counter: 0 });
  });
});
