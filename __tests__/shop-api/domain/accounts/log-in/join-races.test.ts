import { describe, expect, test } from '@jest/globals';
import { newCustomer } from '@/__tests__/support/new-customer';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { size } from '@/__tests__/support/size';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { logIn } from '@/shop-api/domain/accounts/log-in/log-in';
import { addToCart } from '@/shop-api/domain/cart/add-to-cart';
import { getCart } from '@/shop-api/domain/cart/get-cart';
import { toggleWishlistItem } from '@/shop-api/domain/cart/toggle-wishlist-item';
import { listWishlist } from '@/shop-api/domain/cart/wishlist';
import type { Context } from '@/shop-api/domain/kernel/context';
import { identify } from '@/shop-api/domain/session/identify';

const COFFEE = 1001;
const ROUNDS = size({ quick: 5, heavy: 200 });
/** Products with a large stock, so that only the race decides. */
const MANY = [1001, 1004, 1007, 1009, 1012, 1014, 1016, 1018, 1020, 1022];

type Outcome = PromiseSettledResult<unknown>;
const isDone = ({ status }: Outcome) => status === 'fulfilled';
const refusals = (outcomes: Outcome[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code ?? one.reason] : []));

onEachDatabase((database) => {
  /** Creates a visitor, and the customer that the visitor will log in as. */
  async function aboutToLogIn() {
    const visitor = await newVisitor(database.db);
    const { id: customerId } = await newCustomer(database.db);
    return { visitor, customerId };
  }
  /** Returns the context of the customer who logged in with this token. */
  async function asCustomer(visitor: Context, token: string): Promise<Context> {
    const input = { token, visitorId: undefined };
    return { ...visitor, who: await identify({ ctx: visitor, input }) };
  }

  describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %i', (round) => {
    test('each of 20 additions during the login is in the cart or was refused', async () => {
      const { visitor, customerId } = await aboutToLogIn();
      const add = (productId: number) =>
        addToCart({ ctx: visitor, input: { productId, quantity: 1 } });
      const started = Array.from({ length: 20 }, (_, index) => add(MANY[index % 10] ?? COFFEE));
      // In each round another addition is in progress when the login starts.
      await started[round - 1];
      const { data } = await logIn({ ctx: visitor, input: { customerId } });
      const outcomes = await Promise.allSettled(started);
      expect(refusals(outcomes).every((code) => code === 'visitor_moved')).toBe(true);
      const cart = await getCart({ ctx: await asCustomer(visitor, data.token) });
      expect(cart.cart_counter).toBe(outcomes.filter(isDone).length);
    });

    test('of 20 additions of customer and visitor during the login none is lost', async () => {
      const { visitor, customerId } = await aboutToLogIn();
      const nobody: Context = { ...visitor, who: { kind: 'nobody' } };
      const before = await logIn({ ctx: nobody, input: { customerId } });
      const tablet = await asCustomer(visitor, before.data.token);
      const input = { productId: COFFEE, quantity: 1 };
      const writes = [];
      for (let count = 0; count < 10; count++) {
        writes.push(addToCart({ ctx: visitor, input }), addToCart({ ctx: tablet, input }));
      }
      const login = logIn({ ctx: visitor, input: { customerId } });
      const outcomes = await Promise.allSettled(writes);
      await login;
      expect(refusals(outcomes).every((code) => code === 'visitor_moved')).toBe(true);
      const cart = await getCart({ ctx: tablet });
      expect(cart.cart_counter).toBe(outcomes.filter(isDone).length);
    });

    test('each wishlist addition during the login is stored or was refused', async () => {
      const { visitor, customerId } = await aboutToLogIn();
      const writes = MANY.map((productId) =>
        toggleWishlistItem({ ctx: visitor, input: { productId } }),
      );
      await writes[round - 1];
      const { data } = await logIn({ ctx: visitor, input: { customerId } });
      const outcomes = await Promise.allSettled(writes);
      expect(refusals(outcomes).every((code) => code === 'visitor_moved')).toBe(true);
      const list = await listWishlist({ ctx: await asCustomer(visitor, data.token) });
      expect(list).toHaveLength(outcomes.filter(isDone).length);
    });
  });

  test('10 concurrent logins of one visitor add the cart once', async () => {
    const { visitor, customerId } = await aboutToLogIn();
    await addToCart({ ctx: visitor, input: { productId: COFFEE, quantity: 3 } });
    const logins = await Promise.all(
      Array.from({ length: 10 }, () => logIn({ ctx: visitor, input: { customerId } })),
    );
    expect(new Set(logins.map(({ data }) => data.token)).size).toBe(10);
    for (const { data } of logins) expect(data.cart_counter).toBe(3);
  });

  test('of two customers who log in with one visitor id, one gets the cart', async () => {
    const { visitor, customerId } = await aboutToLogIn();
    const { id: otherId } = await newCustomer(database.db);
    await addToCart({ ctx: visitor, input: { productId: COFFEE, quantity: 3 } });
    const logins = await Promise.all(
      [customerId, otherId].map((id) => logIn({ ctx: visitor, input: { customerId: id } })),
    );
    expect(logins.map(({ data }) => data.cart_counter).sort()).toEqual([0, 3]);
  });
});
