import { and, eq, lt, ne, or, type SQL } from 'drizzle-orm';
import {
  HEALTH_DATA_DAYS,
  STOCK_ALERT_AFTER_DAYS,
  STOCK_ALERT_DAYS,
} from '../../../contract/shop/limits.ts';
import type { Database } from '../../db/database.ts';
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

/**
 * System job: deletes messages and leads after a year, with their answers, consents and notes; a
 * question to the vaidya, which tells about health, as soon as a consultation loses what it told.
 */
export async function forgetOldLeads({ ctx }: Chore): Promise<void> {
  const isHealth = eq(leads.kind, 'vaidya');
  const isOver = or(
    lt(leads.createdAt, before(ctx, YEAR_MS)),
    and(isHealth, lt(leads.createdAt, before(ctx, HEALTH_DATA_DAYS * DAY_MS))),
  );
  await inTransaction(ctx.db, (tx) => forgetLeads(tx, isOver));
}

/** Deletes what a customer has asked the vaidya, in the transaction of the caller. */
export function forgetQuestionsOf(tx: Database, customerId: number): Promise<void> {
  return forgetLeads(tx, eq(leads.customerId, customerId));
}

async function forgetLeads(tx: Database, are: SQL | undefined): Promise<void> {
  const those = tx.select({ id: leads.id }).from(leads).where(are);
  await forgetNotes(tx, 'lead', those);
  await tx.delete(leads).where(are);
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
