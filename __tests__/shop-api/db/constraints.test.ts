import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { cartLines, carts } from '@/shop-api/db/schema/carts';
import { orders } from '@/shop-api/db/schema/orders';
import { products } from '@/shop-api/db/schema/products';
import { visitors } from '@/shop-api/db/schema/sessions';
import { sqlStateOf } from '@/shop-api/db/transaction';

const CHECK_VIOLATED = '23514';
const NOT_UNIQUE = '23505';
const VISITOR = '0123456789abcdef0123456789abcdef';

const refusalOf = (change: Promise<unknown>) =>
  change.then(
    () => 'accepted',
    (error: unknown) => sqlStateOf(error),
  );

onBothDatabases((database) => {
  test('no product has a price above its MRP', async () => {
    const change = database.db
      .update(products)
      .set({ pricePaise: sql`${products.mrpPaise} + 1` })
      .where(eq(products.id, 1001));
    expect(await refusalOf(change)).toBe(CHECK_VIOLATED);
  });

  test('no stock falls below zero', async () => {
    const change = database.db.update(products).set({ stock: -1 }).where(eq(products.id, 1001));
    expect(await refusalOf(change)).toBe(CHECK_VIOLATED);
  });

  test('no order has a total that differs from the sum of its parts', async () => {
    const { db } = database;
    const order = {
      customerId: 1,
      state: 'pending' as const,
      payType: 'Cash on Delivery',
      deliveryMethod: 'Standard delivery',
      isGift: false,
      goodsPaise: 50_000,
      discountPaise: 5_000,
      shippingPaise: 10_000,
      shippingReason: 'standard',
      gstPaise: 2_000,
      giftCardPaise: 20_000,
      addressId: 1,
      fullName: 'Asha Rao',
      mobile: '+919825000000',
      fullAddress: '12 Neem Lane',
      cityId: 57606,
      stateName: 'Gujarat',
      postalCode: '380009',
      placedAt: new Date(),
    };
    const write = (payablePaise: number) => db.insert(orders).values({ ...order, payablePaise });
    expect(await refusalOf(write(35_001))).toBe(CHECK_VIOLATED);
    expect(await refusalOf(write(35_000))).toBe('accepted');
  });

  test('a cart belongs to either a visitor or a customer, never to both or neither', async () => {
    const { db } = database;
    await db.insert(visitors).values({ id: VISITOR }).onConflictDoNothing();
    const ofBoth = db.insert(carts).values({ visitorId: VISITOR, customerId: 1 });
    expect(await refusalOf(ofBoth)).toBe(CHECK_VIOLATED);
    expect(await refusalOf(db.insert(carts).values({}))).toBe(CHECK_VIOLATED);
  });

  test('a product has one cart line, with a quantity of at least 1', async () => {
    const { db } = database;
    await db.insert(visitors).values({ id: VISITOR }).onConflictDoNothing();
    const [cart] = await db.insert(carts).values({ visitorId: VISITOR }).returning();
    const cartId = cart?.id ?? 0;
    const line = { cartId, productId: 1001, quantity: 1 };
    await db.insert(cartLines).values(line);
    expect(await refusalOf(db.insert(cartLines).values(line))).toBe(NOT_UNIQUE);
    const none = { cartId, productId: 1002, quantity: 0 };
    expect(await refusalOf(db.insert(cartLines).values(none))).toBe(CHECK_VIOLATED);
  });

  test('a guessable visitor id is refused', async () => {
    const change = database.db.insert(visitors).values({ id: '1' });
    expect(await refusalOf(change)).toBe(CHECK_VIOLATED);
  });
});
