import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { wishlistApiMessages } from '@/contract/messages/wishlist';
import { products } from '@/shop-api/db/schema/products';
import { wishlistItems } from '@/shop-api/db/schema/wishlist-items';
import { toggleWishlistItem } from '@/shop-api/domain/cart/toggle-wishlist-item';
import { listWishlist } from '@/shop-api/domain/cart/wishlist';
import type { Context } from '@/shop-api/domain/kernel/context';

/** Products of the demo shop; the lamp has 3 in stock, the lotion none. */
const COFFEE = 1001;
const LAMP = 1070;
const LOTION = 1032;
const GIFT_BOX = 4901;

/** Each test uses another customer of the demo shop. */
let customerId = 0;

onEachDatabase((database) => {
  const newCustomer = async (): Promise<Context> => {
    customerId = (customerId % 3) + 1;
    await database.db.delete(wishlistItems).where(eq(wishlistItems.customerId, customerId));
    const visitor = await newVisitor(database.db);
    const flags = { isMember: false, isStaff: false, tokenHash: '' };
    return { ...visitor, who: { kind: 'customer', customerId, ...flags } };
  };

  describe.each([
    ['visitor', () => newVisitor(database.db)],
    ['customer', newCustomer],
  ])('a %s', (_name, newShopper) => {
    let ctx: Context;
    const toggle = (productId: number, as = ctx) =>
      toggleWishlistItem({ ctx: as, input: { productId } });
    const wishlisted = async (as = ctx) =>
      (await listWishlist({ ctx: as })).map((wish) => wish.product_id);

    beforeEach(async () => {
      ctx = await newShopper();
    });

    test('adds a product and removes it again, with the specified messages', async () => {
      expect(await toggle(COFFEE)).toEqual({ message: wishlistApiMessages.added, counter: 1 });
      expect(await toggle(LAMP)).toEqual({ message: wishlistApiMessages.added, counter: 2 });
      expect(await toggle(COFFEE)).toEqual({ message: wishlistApiMessages.removed, counter: 1 });
      expect(await wishlisted()).toEqual([LAMP]);
    });

    test('reads the newest item first, with the fields that a card needs', async () => {
      await toggle(COFFEE);
      await toggle(LOTION);
      expect(await listWishlist({ ctx })).toEqual([
        expect.objectContaining({ product_id: LOTION, available_stock_quantity: 0 }),
        {
          id: expect.any(Number),
          product_id: COFFEE,
          name: 'Hill Shade Arabica Beans',
          translations: expect.objectContaining({
            hi: expect.objectContaining({ name: 'हिल शेड अरेबिका कॉफ़ी बीन्स' }),
          }),
          size: '250 g',
          image1: expect.objectContaining({ width: 960, height: 1200 }),
          product_price: 495,
          base_price: 560,
          available_stock_quantity: 64,
          is_sold: true,
        },
      ]);
    });

    test('cannot add a product that is not in the shop', async () => {
      const missing = expect.objectContaining({ code: 'not_found' });
      await expect(toggle(999_999)).rejects.toEqual(missing);
      await expect(toggle(GIFT_BOX)).rejects.toEqual(missing);
      expect(await wishlisted()).toEqual([]);
    });

    test('does not change the wishlists of others', async () => {
      const stranger = await newVisitor(database.db);
      await toggle(COFFEE, stranger);
      await toggle(COFFEE);
      await toggle(COFFEE);
      expect(await wishlisted()).toEqual([]);
      expect(await wishlisted(stranger)).toEqual([COFFEE]);
    });

    test('has at most one item for a product after many concurrent taps', async () => {
      const taps = Array.from({ length: 20 }, () => toggle(COFFEE));
      for (const { message } of await Promise.all(taps)) {
        expect([wishlistApiMessages.added, wishlistApiMessages.removed]).toContain(message);
      }
      expect((await wishlisted()).length).toBeLessThanOrEqual(1);
      const { counter } = await toggle(LAMP);
      expect(counter).toBe((await wishlisted()).length);
    });

    test('sees an unpublished product as no longer sold, and does not count it', async () => {
      const sold = async () =>
        (await listWishlist({ ctx })).filter((wish) => wish.is_sold).map((wish) => wish.product_id);
      const publish = (isPublished: boolean) =>
        database.db.update(products).set({ isPublished }).where(eq(products.id, LAMP));
      await toggle(LAMP);
      await publish(false);
      expect([await wishlisted(), await sold()]).toEqual([[LAMP], []]);
      expect(await toggle(COFFEE)).toMatchObject({ counter: 1 });
      await publish(true);
      expect(await sold()).toEqual([COFFEE, LAMP]);
    });
  });

  test('a caller without an identity has no wishlist', async () => {
    const nobody: Context = { ...(await newVisitor(database.db)), who: { kind: 'nobody' } };
    await expect(listWishlist({ ctx: nobody })).rejects.toMatchObject({ code: 'not_logged_in' });
    await expect(
      toggleWishlistItem({ ctx: nobody, input: { productId: COFFEE } }),
    ).rejects.toMatchObject({
      code: 'not_logged_in',
    });
  });
});
