import { asc, lte, sql } from 'drizzle-orm';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import type { Context } from '../kernel/context.ts';

/** The notifications that customers get about an order. */
export type OrderNotification =
  | 'placed'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'undelivered'
  | 'cancelled'
  | 'returned';

/** The notifications that members get about a membership. */
export type MembershipNotification = 'started' | 'ended' | 'cancelled';

/** The notifications about a consultation. */
type AppointmentNotification = 'booked' | 'cancelled';

/** Kinds and payloads as the queue stores them: subject and receiver, never the text. */
export interface MailPayloads {
  /** For the address as typed, in lower case; sending checks whether an account has it. */
  password_reset: { email: string };
  /** For an unproven address, as long as the account has it. */
  confirm_email: { customerId: number; email: string };
  /** For the address that the account had at that moment. `at` is ISO 8601, UTC. */
  password_changed: { email: string; at: string };
  /** For the address that the account had then. `ending`: last two digits of the new number. */
  number_changed: { email: string; ending: string; at: string };
  order: { orderId: number; news: OrderNotification };
  /** To the receiver, with the code. */
  gift_voucher: { giftCardId: number };
  /** To the sender, without the code. */
  gift_voucher_bought: { giftCardId: number };
  membership: { membershipId: number; news: MembershipNotification };
  /** For a payment that the shop cannot use. */
  refund_due: { refundId: number; paymentId: number };
  /** A message or lead, to the shop. */
  enquiry: { leadId: number };
  /** Its confirmation, to the sender. */
  enquiry_received: { leadId: number };
  /** To the customer, and to those who arrange the consultations. */
  appointment: { appointmentId: number; news: AppointmentNotification };
  appointment_desk: { appointmentId: number; news: AppointmentNotification };
  /** The one kind that is sent as a text message. */
  appointment_sms: { appointmentId: number };
}

export type MailKind = keyof MailPayloads;

/** A mail to be sent. */
type QueuedMail = { [K in MailKind]: { kind: K; payload: MailPayloads[K] } }[MailKind];

interface QueueMail {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: QueuedMail;
}

/**
 * Queues a mail within the caller's transaction: it is sent after a commit, and not after a
 * rollback. The caller checks the right to send it.
 */
export async function queueMail({ ctx, input: { kind, payload } }: QueueMail): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.insert(mailQueue).values({ kind, payload, dueAt: now, createdAt: now });
}

/** A row of the queue, as the sender reads it. */
export type ClaimedMail = typeof mailQueue.$inferSelect;

/** Sent in parallel: in sequence they could outlast the first delay and be claimed again. */
const AT_ONCE = 5;

/**
 * Claims the mails that are due, at most five. Each is due again after a minute, then three, and so
 * on up to six hours: the sender deletes a mail it has sent, and any other mail is tried again. So
 * a killed process loses no mail, and several processes never claim the same one.
 */
export async function claimMails(ctx: Pick<Context, 'db' | 'clock'>): Promise<ClaimedMail[]> {
  const now = ctx.clock.now();
  const due = ctx.db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(lte(mailQueue.dueAt, now))
    .orderBy(asc(mailQueue.dueAt), asc(mailQueue.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const wait = sql`least(power(3, ${mailQueue.tries}) * interval '1 minute', interval '6 hours')`;
  return (
    ctx.db
      .update(mailQueue)
      .set({
        tries: sql`${mailQueue.tries} + 1`,
        dueAt: sql`${now.toISOString()}::timestamptz + ${wait}`,
      })
      // As an array the rows are selected once; `IN` may select them again for every row.
      .where(sql`${mailQueue.id} = ANY(ARRAY(${due}))`)
      .returning()
  );
}
