import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { products } from '@/shop-api/db/schema/products';
import { wishes } from '@/shop-api/db/schema/wishes';
import type { Context } from '@/shop-api/domain/context';
import { listWishes } from '@/shop-api/domain/wishlist/list-wishes';
import { toggleWish } from '@/shop-api/domain/wishlist/toggle-wish';
import { newVisitor } from '../../../support/new-shopper';
import { onEachDatabase } from '../../../support/test-database';

/** Of the demo shop; the lamp has 3 in stock, the lotion none. */
const COFFEE = 1001;
const LAMP = 1070;
const LOTION = 1032;
const GIFT_BOX = 4901;

/** Each test takes another customer of the demo shop. */
let customerId = 0;

onEachDatabase((database) => {
  const newCustomer = async (): Promise<Context> => {
    customerId = (customerId % 3) + 1;
    await database.db.delete(wishes).where(eq(wishes.customerId, customerId));
    const visitor = await newVisitor(database.db);
    const flags = { isElite: false, isStaff: false, tokenHash: '' };
    return { ...visitor, who: { kind: 'customer', customerId, ...flags } };
  };

  describe.each([
    ['visitor', () => newVisitor(database.db)],
    ['customer', newCustomer],
  ])('a %s', (_name, newShopper) => {
    let ctx: Context;
    const toggle = (productId: number, as = ctx) => toggleWish({ ctx: as, input: { productId } });
    const wished = async (as = ctx) =>
      (await listWishes({ ctx: as })).map((wish) => wish.product_id);

    beforeEach(async () => {
      ctx = await newShopper();
    });

    test('adds a product and takes it out again, told in the words of the specification', async () => {
      expect(await toggle(COFFEE)).toEqual({ message: 'Added in wishlist', counter: 1 });
      expect(await toggle(LAMP)).toEqual({ message: 'Added in wishlist', counter: 2 });
      expect(await toggle(COFFEE)).toEqual({ message: 'Removed from wishlist', counter: 1 });
      expect(await wished()).toEqual([LAMP]);
    });

    test('reads the newest wish first, with what a card needs', async () => {
      await toggle(COFFEE);
      await toggle(LOTION);
      expect(await listWishes({ ctx })).toEqual([
        expect.objectContaining({ product_id: LOTION, available_stock_quantity: 0 }),
        {
          id: expect.any(Number),
          product_id: COFFEE,
          name: 'Hill Shade Arabica Beans',
          size: '250 g',
          image1: expect.objectContaining({ width: 960, height: 1200 }),
          product_price: 495,
          base_price: 560,
          available_stock_quantity: 64,
        },
      ]);
    });

    test('cannot wish for what is not in the shop', async () => {
      const missing = expect.objectContaining({ code: 'not_found' });
      await expect(toggle(999_999)).rejects.toEqual(missing);
      await expect(toggle(GIFT_BOX)).rejects.toEqual(missing);
      expect(await wished()).toEqual([]);
    });

    test('leaves the wishes of others alone', async () => {
      const stranger = await newVisitor(database.db);
      await toggle(COFFEE, stranger);
      await toggle(COFFEE);
      await toggle(COFFEE);
      expect(await wished()).toEqual([]);
      expect(await wished(stranger)).toEqual([COFFEE]);
    });

    test('keeps at most one wish for a product, however many tabs tap at once', async () => {
      const taps = Array.from({ length: 20 }, () => toggle(COFFEE));
      for (const { message } of await Promise.all(taps)) {
        expect(['Added in wishlist', 'Removed from wishlist']).toContain(message);
      }
      expect((await wished()).length).toBeLessThanOrEqual(1);
      const { counter } = await toggle(LAMP);
      expect(counter).toBe((await wished()).length);
    });

    test('does not see a product that left the shop, until it comes back', async () => {
      const publish = (isPublished: boolean) =>
        database.db.update(products).set({ isPublished }).where(eq(products.id, LAMP));
      await toggle(LAMP);
      await publish(false);
      expect(await wished()).toEqual([]);
      expect(await toggle(COFFEE)).toMatchObject({ counter: 1 });
      await publish(true);
      expect(await wished()).toEqual([COFFEE, LAMP]);
    });
  });

  test('nobody has a wishlist', async () => {
    const nobody: Context = { ...(await newVisitor(database.db)), who: { kind: 'nobody' } };
    await expect(listWishes({ ctx: nobody })).rejects.toMatchObject({ code: 'not_logged_in' });
    await expect(toggleWish({ ctx: nobody, input: { productId: COFFEE } })).rejects.toMatchObject({
      code: 'not_logged_in',
    });
  });
});
