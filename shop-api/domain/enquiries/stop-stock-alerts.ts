import { eq, or } from 'drizzle-orm';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { readStockAlertToken } from './stock-alert-token.ts';

interface StopStockAlerts {
  ctx: Pick<Context, 'db' | 'keys'>;
  input: { token: string };
}

/**
 * Public. Deletes all alerts of the receiver of a mail, with their consents. The link works twice.
 * Errors: `not_found` for a forged link.
 */
export async function stopStockAlerts({ ctx, input }: StopStockAlerts): Promise<void> {
  const id = readStockAlertToken(ctx, input.token);
  if (id === null) throw notFound('stock_alert_not_found', 'Stock mail');
  const [alert] = await ctx.db.select().from(stockAlerts).where(eq(stockAlerts.id, id));
  if (!alert) return;
  const { email, customerId } = alert;
  await ctx.db
    .delete(stockAlerts)
    .where(
      or(
        email === null ? undefined : eq(stockAlerts.email, email),
        customerId === null ? undefined : eq(stockAlerts.customerId, customerId),
      ),
    );
}
