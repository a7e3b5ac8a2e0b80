import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { products } from '../../db/schema/products.ts';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isInStock } from '../catalogue/in-stock.ts';
import { isVisible } from '../catalogue/visible.ts';
import type { Context } from '../kernel/context.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Mails per round; the rest waits for the next. */
const ROUND = 50;

/**
 * System job: notifies shoppers of products that are back in stock, once each and in the order in
 * which they asked. Several processes may run it at the same time. Returns how many it notified.
 */
export async function notifyBackInStock({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<number> {
  return inTransaction(ctx.db, async (db) => {
    const due = await db
      .select({ id: stockAlerts.id, language: stockAlerts.language })
      .from(stockAlerts)
      .innerJoin(products, eq(products.id, stockAlerts.productId))
      .where(and(isNull(stockAlerts.notifiedAt), isVisible(), isInStock()))
      .orderBy(asc(stockAlerts.id))
      .limit(ROUND)
      .for('update', { of: stockAlerts, skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await db
      .update(stockAlerts)
      .set({ notifiedAt: ctx.clock.now() })
      .where(inArray(stockAlerts.id, ids));
    for (const { id: stockAlertId, language } of due) {
      const of = { ...ctx, db, language: language ?? undefined };
      await queueMail({ ctx: of, input: { kind: 'back_in_stock', payload: { stockAlertId } } });
    }
    return ids.length;
  });
}
