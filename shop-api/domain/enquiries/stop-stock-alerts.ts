import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { customers } from '../../db/schema/customers.ts';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { readSignedNumber } from '../kernel/signed-number.ts';
import { provenEmail } from '../mail/proven-email.ts';

/** The links in mails about stock that end them. */
export const STOP_LINKS = { purpose: 'stop stock alerts', digits: 64 };

interface StopStockAlerts {
  ctx: Pick<Context, 'db' | 'keys'>;
  input: { token: string };
}

/**
 * Public. Deletes all alerts of the receiver of a mail, of the mailbox and of the account that has
 * proven it, with their consents. The link works twice.
 * Errors: `not_found` for a forged link.
 */
export async function stopStockAlerts({ ctx, input }: StopStockAlerts): Promise<void> {
  const id = readSignedNumber(ctx, STOP_LINKS, input.token);
  if (id === null) throw notFound('stock_alert_not_found', 'Stock mail');
  const [alert] = await ctx.db.select().from(stockAlerts).where(eq(stockAlerts.id, id));
  if (!alert) return;
  const { customerId } = alert;
  const own = customerId === null ? alert.email : await provenEmail({ ctx, input: { customerId } });
  await ctx.db
    .delete(stockAlerts)
    .where(
      or(
        customerId === null ? undefined : eq(stockAlerts.customerId, customerId),
        own ? isOfMailbox(ctx.db, own.toLowerCase()) : undefined,
      ),
    );
}

/** The alerts for a mailbox: those of visitors, and of the account whose proven address it is. */
function isOfMailbox(db: Database, email: string) {
  const isProven = and(
    eq(sql`lower(${customers.email})`, email),
    isNotNull(customers.emailProvenAt),
  );
  const accounts = db.select({ id: customers.id }).from(customers).where(isProven);
  return or(eq(stockAlerts.email, email), inArray(stockAlerts.customerId, accounts));
}
