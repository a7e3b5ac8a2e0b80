import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { quantityMessages } from '@/contract/messages/cart';
import { products } from '@/shop-api/db/schema/products';
import { addToCart } from '@/shop-api/domain/cart/add-to-cart';
import { changeQuantity, removeFromCart } from '@/shop-api/domain/cart/change-line';
import { getCart } from '@/shop-api/domain/cart/get-cart';
import type { Context } from '@/shop-api/domain/kernel/context';
import { FixedClock } from '@/shop-api/providers/clock';

/** A product of the demo shop: ₹495.00, MRP ₹560.00, 5 % GST, 64 in stock. */
const COFFEE = 1001;
const IN_HINDI = { hi: expect.objectContaining({ name: 'हिल शेड अरेबिका कॉफ़ी बीन्स' }) };
/** ₹99.00; its tax fell from 18 % to 5 % on 22 September 2025. */
const SOAP = 1040;
const UNKNOWN_STOCK = 1011;
const OUT_OF_STOCK = 1032;
const THREE_LEFT = 1070;
/** ₹35.00. */
const GIFT_BOX = 4901;

const refusal = (message: string) => {
  const details = expect.objectContaining({ errors: { quantity: [message] } });
  return expect.objectContaining({ code: 'invalid', message, details });
};

onEachDatabase((database) => {
  let ctx: Context;
  const add = (productId: number, quantity: number, as = ctx) =>
    addToCart({ ctx: as, input: { productId, quantity } });
  const change = (lineId: number, quantity: number, as = ctx) =>
    changeQuantity({ ctx: as, input: { lineId, quantity } });
  const remove = (lineId: number, as = ctx) => removeFromCart({ ctx: as, input: { lineId } });
  const lineId = async (productId: number) => {
    const { cart_items: lines } = await getCart({ ctx });
    return lines.find((line) => line.product_id === productId)?.id ?? 0;
  };

  beforeEach(async () => {
    ctx = await newVisitor(database.db);
  });

  describe('a cart', () => {
    test('is empty at first', async () => {
      expect(await getCart({ ctx })).toEqual({
        cart_items: [],
        withdrawn: [],
        total: 0,
        gst_amt: 0,
        shipping_gst_amt: 0,
        discount_amt: 0,
        final_total: 0,
        cart_counter: 0,
        product_price: 0,
      });
    });

    test('shows each product with its price, picture and stock', async () => {
      const { cart_items: lines, ...totals } = await add(COFFEE, 2);
      expect(lines).toEqual([
        {
          id: expect.any(Number),
          product: 'Hill Shade Arabica Beans',
          translations: expect.objectContaining(IN_HINDI),
          product_id: COFFEE,
          product_image: expect.objectContaining({ width: 960, height: 1200 }),
          size: '250 g',
          quantity: 2,
          selling_price: 495,
          price_before: null,
          total: 990,
          available_quantity: { Quantity: 64 },
        },
      ]);
      expect(totals).toEqual({
        withdrawn: [],
        total: 990,
        gst_amt: 47.14,
        shipping_gst_amt: 4.76,
        discount_amt: 0,
        final_total: 990,
        cart_counter: 2,
        product_price: 1120,
      });
    });

    test('adds up the same product on one line', async () => {
      await add(COFFEE, 2);
      const cart = await add(COFFEE, 3);
      expect(cart.cart_items).toHaveLength(1);
      expect(cart.cart_counter).toBe(5);
    });

    test('keeps its lines in the order they were added', async () => {
      await add(THREE_LEFT, 1);
      await add(COFFEE, 1);
      const cart = await add(THREE_LEFT, 1);
      expect(cart.cart_items.map((line) => line.product_id)).toEqual([THREE_LEFT, COFFEE]);
    });

    test('accepts packing materials too, which are no items', async () => {
      expect(await add(GIFT_BOX, 1)).toMatchObject({ final_total: 35, cart_counter: 0 });
    });

    test('loses a removed line', async () => {
      await add(COFFEE, 1);
      await add(GIFT_BOX, 1);
      expect(await remove(await lineId(COFFEE))).toMatchObject({
        cart_items: [{ product_id: GIFT_BOX }],
        final_total: 35,
      });
    });

    test('is taxed at the rate that is valid on that day in India', async () => {
      await add(SOAP, 1);
      const taxAt = async (moment: string) => {
        const clock = new FixedClock(new Date(moment));
        return (await getCart({ ctx: { ...ctx, clock } })).gst_amt;
      };
      expect(await taxAt('2025-09-21T18:29:59Z')).toBe(15.1);
      expect(await taxAt('2025-09-21T18:30:00Z')).toBe(4.72);
    });
  });

  describe('the quantity', () => {
    test('is at least 1', async () => {
      await expect(add(COFFEE, 0)).rejects.toEqual(refusal(quantityMessages.tooSmall));
      await add(COFFEE, 1);
      await expect(add(COFFEE, 0)).rejects.toEqual(refusal(quantityMessages.tooSmall));
      await expect(change(await lineId(COFFEE), 0)).rejects.toEqual(
        refusal(quantityMessages.tooSmall),
      );
    });

    test('is at most the stock, including what is in the cart already', async () => {
      await add(THREE_LEFT, 2);
      await expect(add(THREE_LEFT, 2)).rejects.toEqual(refusal('Only 3 left in stock.'));
      await expect(change(await lineId(THREE_LEFT), 4)).rejects.toEqual(
        refusal('Only 3 left in stock.'),
      );
      expect(await change(await lineId(THREE_LEFT), 3)).toMatchObject({ cart_counter: 3 });
    });

    test('is at most 20 where the stock is unknown', async () => {
      await add(UNKNOWN_STOCK, 20);
      await expect(add(UNKNOWN_STOCK, 1)).rejects.toEqual(refusal('At most 20 can be ordered.'));
    });

    test('cannot be chosen for a product that is out of stock', async () => {
      await expect(add(OUT_OF_STOCK, 1)).rejects.toEqual(refusal(quantityMessages.outOfStock));
    });

    test('stays unchanged when a change is refused', async () => {
      await add(THREE_LEFT, 2);
      await expect(change(await lineId(THREE_LEFT), 9)).rejects.toThrow();
      expect(await getCart({ ctx })).toMatchObject({ cart_counter: 2 });
    });
  });

  describe('refuses', () => {
    const missing = expect.objectContaining({ code: 'not_found' });

    test('an unknown product', async () => {
      await expect(add(999_999, 1)).rejects.toEqual(missing);
    });

    test('the line of another shopper', async () => {
      await add(COFFEE, 1);
      const foreign = await lineId(COFFEE);
      const stranger = await newVisitor(database.db);
      await expect(change(foreign, 2, stranger)).rejects.toEqual(missing);
      await expect(remove(foreign, stranger)).rejects.toEqual(missing);
      await add(THREE_LEFT, 1, stranger);
      await expect(change(foreign, 2, stranger)).rejects.toEqual(missing);
      await expect(remove(foreign, stranger)).rejects.toEqual(missing);
      expect(await getCart({ ctx })).toMatchObject({ cart_counter: 1 });
    });

    test('an unpublished product and hides its line, until it is published again', async () => {
      const publish = (isPublished: boolean) =>
        database.db.update(products).set({ isPublished }).where(eq(products.id, COFFEE));
      await add(COFFEE, 1);
      const line = await lineId(COFFEE);
      await publish(false);
      expect(await getCart({ ctx })).toMatchObject({ cart_items: [], final_total: 0 });
      await expect(add(COFFEE, 1)).rejects.toEqual(missing);
      await expect(change(line, 2)).rejects.toEqual(missing);
      await publish(true);
      expect(await getCart({ ctx })).toMatchObject({ final_total: 495 });
    });

    test('a caller without an identity', async () => {
      const nobody: Context = { ...ctx, who: { kind: 'nobody' } };
      await expect(getCart({ ctx: nobody })).rejects.toMatchObject({ code: 'not_logged_in' });
      await expect(add(COFFEE, 1, nobody)).rejects.toMatchObject({ code: 'not_logged_in' });
    });
  });
});
