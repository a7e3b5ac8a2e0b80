import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { cartLines } from '../../../shop-api/db/schema/cart-lines.ts';
import { carts } from '../../../shop-api/db/schema/carts.ts';
import { orders } from '../../../shop-api/db/schema/orders.ts';
import { products } from '../../../shop-api/db/schema/products.ts';
import { visitors } from '../../../shop-api/db/schema/visitors.ts';
import { sqlStateOf } from '../../../shop-api/db/sql-state.ts';
import { onEachDatabase } from '../../support/test-database.ts';

const CHECK_VIOLATED = '23514';
const NOT_UNIQUE = '23505';
const VISITOR = '0123456789abcdef0123456789abcdef';

const refusalOf = (change: Promise<unknown>) =>
  change.then(
    () => 'accepted',
    (error: unknown) => sqlStateOf(error),
  );

onEachDatabase((database) => {
  test('no product costs more than its MRP', async () => {
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

  test('no order asks for another sum than its parts make', async () => {
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

  test('a cart belongs to a visitor or to a customer, never to both or to nobody', async () => {
    const { db } = database;
    await db.insert(visitors).values({ id: VISITOR }).onConflictDoNothing();
    const ofBoth = db.insert(carts).values({ visitorId: VISITOR, customerId: 1 });
    expect(await refusalOf(ofBoth)).toBe(CHECK_VIOLATED);
    expect(await refusalOf(db.insert(carts).values({}))).toBe(CHECK_VIOLATED);
  });

  test('a product has one line in a cart, of at least one piece', async () => {
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
