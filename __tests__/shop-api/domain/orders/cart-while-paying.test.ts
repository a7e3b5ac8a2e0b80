import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { COFFEE, OnlinePayment, PRICE_PAISE } from '@/__tests__/support/online-payment';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { orderLines } from '@/shop-api/db/schema/order-lines';

const STORIES = size({ quick: 30, heavy: 300 });
const TEA = 1002;
const HONEY = 1014;

/** Edits of the cart: a product and its new quantity; 0 removes it. */
const edits = fc.array(fc.tuple(fc.constantFrom(COFFEE, TEA, HONEY), fc.nat({ max: 4 })), {
  maxLength: 4,
});

onEachApp((app) => {
  const shop = new OnlinePayment(app);
  type Cart = Map<number, number>;

  async function readCart() {
    const { body } = await app.call('GET /cart/', { who: shop.asha.who });
    return body.data.cart_items as { id: number; product_id: number; quantity: number }[];
  }

  async function edit(model: Cart, changes: readonly (readonly [number, number])[]) {
    for (const [pid, quantity] of changes) {
      const { who } = shop.asha;
      const line = (await readCart()).find((one) => one.product_id === pid);
      if (line) await app.call(`DELETE /cart/${line.id}`, { who });
      if (quantity > 0) await app.call('POST /cart/', { who, body: { pid, quantity } });
      model.set(pid, quantity);
    }
  }

  async function ordered() {
    const order = await shop.order();
    const lines = await app.db
      .select({ pid: orderLines.productId, quantity: orderLines.quantity })
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? 0));
    return { payable: order?.payablePaise, lines };
  }

  test(
    `${STORIES} carts edited around the payment: the order is the paid goods, the rest stays`,
    async () => {
      const holds = fc.asyncProperty(edits, edits, async (before, after) => {
        await shop.begin();
        const cart: Cart = new Map([[COFFEE, 2]]);
        await edit(cart, before);
        await shop.apply(shop.event('paid'));
        cart.set(COFFEE, Math.max(0, (cart.get(COFFEE) ?? 0) - 2));
        await edit(cart, after);
        await shop.apply(shop.event('paid'));
        expect(await ordered()).toEqual({
          payable: PRICE_PAISE,
          lines: [{ pid: COFFEE, quantity: 2 }],
        });
        const left = (await readCart()).map((line) => [line.product_id, line.quantity]);
        const wanted = [...cart].filter(([, quantity]) => quantity > 0);
        expect(left.sort()).toEqual(wanted.sort());
      });
      await fc.assert(holds, { numRuns: STORIES });
    },
    4_000 * STORIES,
  );
});
