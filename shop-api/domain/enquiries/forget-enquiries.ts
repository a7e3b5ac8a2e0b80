import { and, lt, ne, or } from 'drizzle-orm';
import {
  HEALTH_DATA_DAYS,
  STOCK_ALERT_AFTER_DAYS,
  STOCK_ALERT_DAYS,
} from '../../../contract/shop/limits.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { leads } from '../../db/schema/leads.ts';
import { stockAlerts } from '../../db/schema/stock-alerts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { forgetNotes } from '../desk/notes.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';

interface Chore {
  ctx: Pick<Context, 'db' | 'clock'>;
}

/** The columns of an appointment that tell about health, emptied. */
export const WITHOUT_HEALTH_DATA = { problem: '', description: '', medicines: [] };

/** As the notices at the forms promise. */
const YEAR_MS = 365 * DAY_MS;

/**
 * System job: deletes what an appointment says about health 90 days after it, and what staff have
 * noted about it, which may say the same.
 */
export async function forgetHealthData({ ctx }: Chore): Promise<void> {
  const isOver = lt(appointments.startsAt, before(ctx, HEALTH_DATA_DAYS * DAY_MS));
  await ctx.db
    .update(appointments)
    .set(WITHOUT_HEALTH_DATA)
    .where(and(isOver, ne(appointments.problem, '')));
  const over = ctx.db.select({ id: appointments.id }).from(appointments).where(isOver);
  await forgetNotes(ctx.db, 'appointment', over);
}

/** System job: deletes appointments a year after their time, with their consents and notes. */
export async function forgetOldAppointments({ ctx }: Chore): Promise<void> {
  const isOver = lt(appointments.startsAt, before(ctx, YEAR_MS));
  await inTransaction(ctx.db, async (tx) => {
    const over = tx.select({ id: appointments.id }).from(appointments).where(isOver);
    await forgetNotes(tx, 'appointment', over);
    await tx.delete(appointments).where(isOver);
  });
}

/** System job: deletes messages and leads after a year, with their consents and notes. */
export async function forgetOldLeads({ ctx }: Chore): Promise<void> {
  const isOver = lt(leads.createdAt, before(ctx, YEAR_MS));
  await inTransaction(ctx.db, async (tx) => {
    const over = tx.select({ id: leads.id }).from(leads).where(isOver);
    await forgetNotes(tx, 'lead', over);
    await tx.delete(leads).where(isOver);
  });
}

/** System job: deletes stock alerts a while after their mail, or if it never came. */
export async function forgetOldStockAlerts({ ctx }: Chore): Promise<void> {
  const isDone = lt(stockAlerts.notifiedAt, before(ctx, STOCK_ALERT_AFTER_DAYS * DAY_MS));
  const isTooOld = lt(stockAlerts.createdAt, before(ctx, STOCK_ALERT_DAYS * DAY_MS));
  await ctx.db.delete(stockAlerts).where(or(isDone, isTooOld));
}

function before({ clock }: Pick<Context, 'clock'>, milliseconds: number): Date {
  return new Date(clock.now().getTime() - milliseconds);
}
