import { and, count, eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { appointmentBody } from '../../../contract/enquiries/appointments.ts';
import { addressApiMessages } from '../../../contract/messages/addresses.ts';
import { appointmentMessages } from '../../../contract/messages/enquiries.ts';
import type { Message } from '../../../contract/messages/text-with-values.ts';
import type { Database } from '../../db/database.ts';
import { appointmentSlots, appointments } from '../../db/schema/appointments.ts';
import { inTransaction } from '../../db/transaction.ts';
import { chosenCountry } from '../delivery/chosen-place.ts';
import type { Country } from '../delivery/places.ts';
import { checkCaptcha } from '../kernel/captcha.ts';
import type { Context, Given } from '../kernel/context.ts';
import { DomainError, invalidField } from '../kernel/errors.ts';
import { customerOf } from '../kernel/who.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { assertDayOn, readStart, refused, type WantedTime } from './appointment-times.ts';
import { limitBookings } from './limit-enquiries.ts';
import { storeConsent } from './store-consent.ts';

/** No account has this id. */
const NOBODY = 0;

type Wanted = InferType<typeof appointmentBody>;

/**
 * Books a consultation at a published hour, and queues its confirmations. Customers only.
 * Errors: `invalid` (start_datetime, country_id, mobile, recaptcha), `conflict` (the time is full,
 * or booked by the customer already), `too_many_requests`, `unavailable`.
 */
export async function bookAppointment({ ctx, input }: Given<Wanted>): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  const wanted = readStart(ctx, input.start_datetime);
  const columns = columnsOf(input);
  await checkCaptcha({ ctx, input: { form: 'appointment', answer: input.recaptcha } });
  await limitBookings({ ctx, input: { customerId, ...columns } });
  await inTransaction(ctx.db, async (db) => {
    const { bookedAlready } = appointmentMessages;
    const slotId = await takePlace(db, wanted, { customerId, bookedAlready });
    const { consultation } = await storedSettings(db);
    const [booked] = await db
      .insert(appointments)
      .values({
        ...columns,
        ...{ slotId, customerId, startsAt: wanted.startsAt, createdAt: ctx.clock.now() },
        minutes: consultation.minutes,
      })
      .returning({ id: appointments.id });
    if (!booked) throw new Error('An insert always answers its row');
    await confirm({ ...ctx, db }, booked.id, input);
  });
}

interface Patient {
  /** Null: of an account that is gone. */
  customerId: number | null;
  /** What is said where they have an appointment at that time. */
  bookedAlready: Message;
}

/**
 * Returns the slot of a time that has a place left; the slot stays locked until the end of the
 * transaction, so nobody else takes it. Errors: `invalid` (start_datetime), `conflict` (full, or
 * the patient's already).
 */
export async function takePlace(
  db: Database,
  wanted: WantedTime,
  { customerId, bookedAlready }: Patient,
): Promise<number> {
  const { weekDay, time, startsAt } = wanted;
  await assertDayOn(db, wanted);
  const isWanted = and(eq(appointmentSlots.weekDay, weekDay), eq(appointmentSlots.startsAt, time));
  const [slot] = await db
    .select()
    .from(appointmentSlots)
    .where(and(isWanted, appointmentSlots.isPublished))
    .for('update');
  if (!slot) throw refused('appointment_time_unknown', appointmentMessages.slotUnknown);
  const isBooked = and(eq(appointments.startsAt, startsAt), eq(appointments.state, 'booked'));
  const [own] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(isBooked, eq(appointments.customerId, customerId ?? NOBODY)));
  if (own) throw new DomainError('conflict', 'appointment_booked_already', bookedAlready);
  const [held] = await db
    .select({ n: count() })
    .from(appointments)
    .where(and(isBooked, eq(appointments.slotId, slot.id)));
  if ((held?.n ?? 0) >= slot.capacity) {
    throw new DomainError('conflict', 'appointment_time_full', appointmentMessages.slotFull);
  }
  return slot.id;
}

function columnsOf(input: Wanted) {
  const country = chosenCountry(input.country_id, 'country_id');
  return {
    name: input.name,
    country: country.name,
    email: input.email,
    mobile: mobileOf(input.mobile, country),
    gender: input.gender,
    ageGroup: input.age_group,
    problem: input.problem_suffering_from,
    description: input.problem_description,
    landmark: input.landmark,
    medicines: input.is_taking_medicine === 'true' ? [...new Set(input.type_of_medicine_list)] : [],
  };
}

/** Returns the number with its calling code, which may be sent or not. */
function mobileOf(mobile: string, { callingCode }: Country): string {
  const code = mobile.slice(0, -10);
  if (code === '' || code === callingCode) return callingCode + mobile.slice(-10);
  const message = addressApiMessages.otherCallingCode(callingCode);
  throw invalidField('mobile', 'calling_code_not_of_country', message);
}

async function confirm(ctx: Context, appointmentId: number, input: Wanted): Promise<void> {
  const { consent, email } = input;
  if (consent) {
    const purpose = 'appointment' as const;
    await storeConsent({ ctx, input: { purpose, email, of: { appointmentId } } });
  }
  const { isMember } = customerOf(ctx.who);
  const payload = { appointmentId, news: 'booked' as const, isMember };
  await queueMail({ ctx, input: { kind: 'appointment', payload } });
  await queueMail({ ctx, input: { kind: 'appointment_desk', payload } });
  await queueMail({ ctx, input: { kind: 'appointment_sms', payload: { appointmentId } } });
}
