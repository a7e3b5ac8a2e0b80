import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { cartLines } from '../../../shop-api/db/schema/cart-lines.ts';
import { carts } from '../../../shop-api/db/schema/carts.ts';
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
