import { and, desc, eq, gt } from 'drizzle-orm';
import type { Appointment } from '../../../contract/enquiries/appointments.ts';
import { appointmentMessages } from '../../../contract/messages/enquiries.ts';
import type { Database } from '../../db/database.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context, Given } from '../kernel/context.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { WITHOUT_HEALTH_DATA } from './forget-enquiries.ts';

/** Returns when a consultation ends. */
export function endOf({ startsAt, minutes }: { startsAt: Date; minutes: number }): Date {
  return new Date(startsAt.getTime() + minutes * MINUTE_MS);
}

/** Lists the customer's own appointments, the latest first. Customers only. */
export async function listAppointments({ ctx }: { ctx: Context }): Promise<Appointment[]> {
  const { customerId } = customerOf(ctx.who);
  const rows = await ctx.db
    .select()
    .from(appointments)
    .where(eq(appointments.customerId, customerId))
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
  return rows.map(({ id, startsAt, minutes, name, problem, state }) => ({
    id,
    start_datetime: startsAt.toISOString(),
    end_datetime: endOf({ startsAt, minutes }).toISOString(),
    ...{ name, problem_suffering_from: problem, state },
  }));
}

/**
 * Cancels an own appointment that has not begun, which frees its place; again, it changes nothing.
 * Customers only. Errors: `not_found`, `conflict` (begun).
 */
export async function cancelAppointment({
  ctx,
  input: { id },
}: Given<{ id: number }>): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  const isOwn = and(eq(appointments.id, id), eq(appointments.customerId, customerId));
  await inTransaction(ctx.db, async (db) => {
    const cancelled = await cancelWhere({ ...ctx, db }, isOwn);
    if (cancelled === 0) await assertCancelled(db, isOwn);
  });
}

type Condition = ReturnType<typeof and>;

/** Cancels what has not begun, queues the mails about it, and returns how many there were. */
async function cancelWhere(ctx: Pick<Context, 'db' | 'clock'>, condition: Condition) {
  const now = ctx.clock.now();
  const isAhead = and(eq(appointments.state, 'booked'), gt(appointments.startsAt, now));
  const cancelled = await ctx.db
    .update(appointments)
    .set({ state: 'cancelled', cancelledAt: now })
    .where(and(condition, isAhead))
    .returning({ id: appointments.id });
  for (const { id: appointmentId } of cancelled) {
    const payload = { appointmentId, news: 'cancelled' as const };
    await queueMail({ ctx, input: { kind: 'appointment', payload } });
    await queueMail({ ctx, input: { kind: 'appointment_desk', payload } });
  }
  return cancelled.length;
}

async function assertCancelled(db: Database, isOwn: Condition): Promise<void> {
  const [found] = await db.select({ state: appointments.state }).from(appointments).where(isOwn);
  if (!found) throw notFound('appointment_not_found', 'Appointment');
  if (found.state === 'cancelled') return;
  throw new DomainError('conflict', 'appointment_begun', appointmentMessages.tooLateToCancel);
}

interface EndAppointments {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: { customerId: number };
}

/**
 * Cancels all that a customer who closes the account has booked, and deletes what they wrote about
 * their health. Runs in the transaction of the caller, which checks who it is.
 */
export async function endAppointments({ ctx, input }: EndAppointments): Promise<void> {
  const isTheirs = eq(appointments.customerId, input.customerId);
  await cancelWhere(ctx, isTheirs);
  await ctx.db.update(appointments).set(WITHOUT_HEALTH_DATA).where(isTheirs);
}
