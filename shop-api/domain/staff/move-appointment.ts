import { eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import {
  APPOINTMENT_REASONS,
  type AppointmentMove,
  type AppointmentReason,
} from '../../../contract/staff/appointment-moves.ts';
import { appointments } from '../../db/schema/appointments.ts';
import { customers } from '../../db/schema/customers.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readStart } from '../enquiries/appointment-times.ts';
import { takePlace } from '../enquiries/book-appointment.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DomainError, notFound } from '../kernel/errors.ts';
import { inIndia } from '../kernel/india-time.ts';
import { staffOf } from '../kernel/who.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { recordMove } from '../trail/record-move.ts';

interface Move {
  id: number;
  to: AppointmentMove;
  /** Of a cancellation. */
  reason?: AppointmentReason | undefined;
  /** Of a move: the new time, `2026-12-01T09:30:00+05:30`. */
  start_datetime?: string | undefined;
  /** `start_datetime` as it was read, ISO 8601, UTC. */
  seen: string;
}

type Row = typeof appointments.$inferSelect;

/**
 * Cancels a consultation that has not begun, or moves it to a free time; either frees its place,
 * is recorded, and is told to the patient and to those who arrange the consultations. Staff only.
 * Errors: `not_found`, `invalid` (start_datetime), `conflict` where another has moved or cancelled
 * it meanwhile, it has begun, or the new time is full or the patient's already.
 */
export async function moveAppointment({ ctx, input }: Given<Move>): Promise<void> {
  staffOf(ctx.who);
  await inTransaction(ctx.db, async (tx) => {
    const inside = { ...ctx, db: tx };
    const [row] = await tx
      .select()
      .from(appointments)
      .where(eq(appointments.id, input.id))
      .for('update');
    if (!row) throw notFound('appointment_not_found', 'Appointment');
    assertMay(ctx, row, input);
    const changes = await changesBy(inside, row, input);
    const isThis = eq(appointments.id, row.id);
    const [after] = await tx.update(appointments).set(changes).where(isThis).returning();
    if (!after) throw new Error('A locked row is always updated');
    await tell(inside, after, input);
    await recordMove({
      ctx: inside,
      ...{ kind: 'appointment', action: input.to, id: row.id },
      before: factsOf(row),
      after: { ...factsOf(after), reason: input.reason ? APPOINTMENT_REASONS[input.reason] : null },
    });
  });
}

function assertMay({ clock }: Context, { state, startsAt }: Row, { seen }: Move): void {
  if (state === 'cancelled' || startsAt.toISOString() !== seen) {
    const message = staffMessages.appointmentMovedMeanwhile;
    throw new DomainError('conflict', 'appointment_moved_meanwhile', message);
  }
  if (startsAt > clock.now()) return;
  throw new DomainError('conflict', 'appointment_past', staffMessages.appointmentPast);
}

async function changesBy(ctx: Context, row: Row, input: Move): Promise<Partial<Row>> {
  if (input.to === 'cancel') return { state: 'cancelled', cancelledAt: ctx.clock.now() };
  const wanted = readStart(ctx, input.start_datetime ?? '');
  const { customerId } = row;
  const bookedAlready = staffMessages.appointmentThereAlready;
  const slotId = await takePlace(ctx.db, wanted, { customerId, bookedAlready });
  return { slotId, startsAt: wanted.startsAt };
}

/** The patient, who may have typed any address, may read another language than the staff. */
async function tell(caller: Context, { id: appointmentId }: Row, { to, reason }: Move) {
  const [patient] = await caller.db
    .select({ language: customers.language })
    .from(appointments)
    .innerJoin(customers, eq(customers.id, appointments.customerId))
    .where(eq(appointments.id, appointmentId));
  const ctx = { ...caller, language: patient?.language };
  const news = to === 'move' ? ('moved' as const) : ('cancelled' as const);
  const payload = { appointmentId, news, ...(reason && to === 'cancel' ? { reason } : {}) };
  await queueMail({ ctx, input: { kind: 'appointment', payload } });
  await queueMail({ ctx, input: { kind: 'appointment_desk', payload } });
  await queueMail({ ctx, input: { kind: 'appointment_sms', payload: { appointmentId, news } } });
}

/** The trail says nothing of who comes, and why. */
function factsOf({ state, startsAt }: Row) {
  return { consultation: state, begins: inIndia(startsAt).toFormat('d MMMM yyyy, HH:mm') };
}
