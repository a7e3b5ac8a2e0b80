import { describe, expect, test } from '@jest/globals';
import { addToCart } from '@/shop-api/domain/cart/add-to-cart';
import { getCart } from '@/shop-api/domain/cart/get-cart';
import type { Context } from '@/shop-api/domain/context';
import { identify } from '@/shop-api/domain/identity/identify';
import { logIn } from '@/shop-api/domain/identity/log-in';
import { listWishes } from '@/shop-api/domain/wishlist/list-wishes';
import { toggleWish } from '@/shop-api/domain/wishlist/toggle-wish';
import { newCustomer } from '../../../support/new-customer';
import { newVisitor } from '../../../support/new-shopper';
import { size } from '../../../support/size';
import { onEachDatabase } from '../../../support/test-database';

const COFFEE = 1001;
const ROUNDS = size({ quick: 5, heavy: 200 });
/** Products with much in stock, so that nothing but the race decides. */
const MANY = [1001, 1004, 1007, 1009, 1012, 1014, 1016, 1018, 1020, 1022];

type Outcome = PromiseSettledResult<unknown>;
const isDone = ({ status }: Outcome) => status === 'fulfilled';
const refusals = (outcomes: Outcome[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code ?? one.reason] : []));

onEachDatabase((database) => {
  /** A visitor's cart and wishlist, and the customer he is about to become. */
  async function aboutToLogIn() {
    const visitor = await newVisitor(database.db);
    const { id: customerId } = await newCustomer(database.db);
    return { visitor, customerId };
  }
  /** The customer as the answer's token opens him. */
  async function asCustomer(visitor: Context, token: string): Promise<Context> {
    const input = { token, visitorId: undefined };
    return { ...visitor, who: await identify({ ctx: visitor, input }) };
  }

  describe.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))('round %i', (round) => {
    test('20 additions during the login: each is in the cart or was refused', async () => {
      const { visitor, customerId } = await aboutToLogIn();
      const add = (productId: number) =>
        addToCart({ ctx: visitor, input: { productId, quantity: 1 } });
      const started = Array.from({ length: 20 }, (_, index) => add(MANY[index % 10] ?? COFFEE));
      // A different one each round is under way when the login starts.
      await started[round - 1];
      const { data } = await logIn({ ctx: visitor, input: { customerId } });
      const outcomes = await Promise.allSettled(started);
      expect(refusals(outcomes).every((code) => code === 'visitor_moved')).toBe(true);
      const cart = await getCart({ ctx: await asCustomer(visitor, data.token) });
      expect(cart.cart_counter).toBe(outcomes.filter(isDone).length);
    });

    test('20 additions of customer and visitor at once, and the login: none is lost', async () => {
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

    test('wishes during the login: each is on the list or was refused', async () => {
      const { visitor, customerId } = await aboutToLogIn();
      const writes = MANY.map((productId) => toggleWish({ ctx: visitor, input: { productId } }));
      await writes[round - 1];
      const { data } = await logIn({ ctx: visitor, input: { customerId } });
      const outcomes = await Promise.allSettled(writes);
      expect(refusals(outcomes).every((code) => code === 'visitor_moved')).toBe(true);
      const list = await listWishes({ ctx: await asCustomer(visitor, data.token) });
      expect(list).toHaveLength(outcomes.filter(isDone).length);
    });
  });

  test('10 logins of one visitor at once bring his cart once', async () => {
    const { visitor, customerId } = await aboutToLogIn();
    await addToCart({ ctx: visitor, input: { productId: COFFEE, quantity: 3 } });
    const logins = await Promise.all(
      Array.from({ length: 10 }, () => logIn({ ctx: visitor, input: { customerId } })),
    );
    expect(new Set(logins.map(({ data }) => data.token)).size).toBe(10);
    for (const { data } of logins) expect(data.cart_counter).toBe(3);
  });

  test('logins of two customers with one visitor: one of them has the cart', async () => {
    const { visitor, customerId } = await aboutToLogIn();
    const { id: otherId } = await newCustomer(database.db);
    await addToCart({ ctx: visitor, input: { productId: COFFEE, quantity: 3 } });
    const logins = await Promise.all(
      [customerId, otherId].map((id) => logIn({ ctx: visitor, input: { customerId: id } })),
    );
    expect(logins.map(({ data }) => data.cart_counter).sort()).toEqual([0, 3]);
  });
});
