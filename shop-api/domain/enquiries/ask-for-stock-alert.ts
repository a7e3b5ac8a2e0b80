import { and, eq, isNull, sql } from 'drizzle-orm';
import { stockAlertMessages } from '../../../contract/messages/stock-alerts.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/products.ts';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isVisible } from '../catalogue/visible.ts';
import { takeTurns } from '../kernel/attempts.ts';
import { byOrigin } from '../kernel/by-origin.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import { DomainError, invalidField, notFound } from '../kernel/errors.ts';
import type { Limit } from '../kernel/limit.ts';
import { provenEmail } from '../mail/proven-email.ts';
import { storeConsent } from './store-consent.ts';

/** A mailbox that somebody else types is not flooded. */
const OF_A_MAILBOX: Limit = { name: 'stock alert, mailbox', max: 5, windowMs: DAY_MS };

interface AskForStockAlert {
  ctx: Context;
  input: {
    productId: number;
    /** As typed; empty: the proven address of the customer's account. */
    email: string;
  };
}

/**
 * Notes that a shopper wants one mail when a product is back; the same wish twice is one.
 * Errors: `not_found`, `conflict` (it is in stock), `invalid` (email), `too_many_requests`.
 */
export async function askForStockAlert({ ctx, input }: AskForStockAlert): Promise<void> {
  await assertOutOfStock(ctx, input.productId);
  const { to, receiver } = await receiverOf(ctx, input.email);
  const anHour = { name: 'stock alert, address', max: ctx.enquiriesPerHour, windowMs: HOUR_MS };
  await takeTurns({
    ctx,
    input: [...byOrigin(ctx, anHour), { limit: OF_A_MAILBOX, of: to }],
  });
  const { language } = ctx;
  await inTransaction(ctx.db, async (db) => {
    // The alert that this mailbox had before its owner logged in becomes one of the account.
    if ('customerId' in receiver) await deleteOfVisitor(db, input.productId, to);
    const [stored] = await db
      .insert(stockAlerts)
      .values({ ...receiver, language, productId: input.productId, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: stockAlerts.id });
    if (!stored) return;
    const of = { stockAlertId: stored.id };
    await storeConsent({ ctx: { ...ctx, db }, input: { purpose: 'stock_alert', email: to, of } });
  });
}

async function deleteOfVisitor(db: Database, productId: number, email: string): Promise<void> {
  const isOf = and(eq(stockAlerts.productId, productId), eq(stockAlerts.email, email));
  await db.delete(stockAlerts).where(and(isOf, isNull(stockAlerts.notifiedAt)));
}

async function assertOutOfStock({ db }: Context, productId: number): Promise<void> {
  const [product] = await db
    .select({ isOut: sql<boolean>`coalesce(${products.stock} = 0, false)` })
    .from(products)
    .where(and(isVisible(), eq(products.id, productId)));
  if (!product) throw notFound('product_not_found', 'Product');
  if (!product.isOut) {
    throw new DomainError('conflict', 'not_out_of_stock', stockAlertMessages.inStock);
  }
}

/** Returns the address now, and what is stored: the account where it has a proven address. */
async function receiverOf(ctx: Context, typed: string) {
  const customerId = ctx.who.kind === 'customer' ? ctx.who.customerId : undefined;
  const own = customerId && (await provenEmail({ ctx, input: { customerId } }));
  const email = typed.toLowerCase();
  if (own && (email === '' || email === own.toLowerCase())) {
    return { to: own.toLowerCase(), receiver: { customerId } };
  }
  if (email === '') {
    throw invalidField('email', 'stock_alert_without_email', stockAlertMessages.emailNeeded);
  }
  return { to: email, receiver: { email } };
}
