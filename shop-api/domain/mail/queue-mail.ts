import { asc, lt, lte, sql } from 'drizzle-orm';
import type { ReturnState } from '../../../contract/returns/return-states.ts';
import type { AppointmentReason } from '../../../contract/staff/appointment-moves.ts';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import { queuedOnce } from '../../db/schema/queued-once.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';

/** The notifications that customers get about an order. */
export type OrderNotification =
  | 'payment_link'
  | 'placed'
  | 'paid'
  | 'confirmed'
  | 'shipped'
  | 'ready'
  | 'ready_reminder'
  | 'collected'
  | 'delivered'
  | 'undelivered'
  | 'cancelled'
  | 'replaced'
  | 'returned';

/** The notifications that members get about a membership. */
export type MembershipNotification = 'started' | 'ended' | 'cancelled';

/** The notifications about a return request: every state but the customer's own withdrawal. */
export type ReturnNotification = Exclude<ReturnState, 'withdrawn'>;

type AppointmentNews = 'booked' | 'moved' | 'cancelled';

/** The notifications about a consultation. */
interface AppointmentPayload {
  appointmentId: number;
  news: AppointmentNews;
  /** A member booked it, whom the vaidya answers first. */
  isMember?: boolean;
  /** Why the shop cancelled it; missing: the customer did. */
  reason?: AppointmentReason;
}

/**
 * Kinds and payloads as the queue stores them: subject and receiver, never the text. Kinds that end
 * in `_sms` are text messages.
 */
export interface MailPayloads {
  /** For the address as typed, in lower case; sending checks whether an account has it. */
  password_reset: { email: string };
  /** For an unproven address, as long as the account has it. */
  /** With the number of the order that waits for it, if any. */
  confirm_email: { customerId: number; email: string; orderNumber?: string };
  /** For the address that the account had at that moment. `at` is ISO 8601, UTC. */
  password_changed: { email: string; at: string };
  /** For the address that the account had then. `ending`: last two digits of the new number. */
  number_changed: { email: string; ending: string; at: string };
  /** With the link of an invitation, which is made when it is sent. */
  staff_invitation: { invitationId: number };
  order: { orderId: number; news: OrderNotification };
  order_sms: { orderId: number; news: OrderNotification };
  /** About a new order or return request, to those who run the shop. */
  order_desk: { orderId: number };
  return_request_desk: { returnId: number };
  /** To the receiver, with the code. */
  gift_voucher: { giftCardId: number };
  /** To the sender, with the code in a message for WhatsApp. */
  gift_voucher_whatsapp: { giftCardId: number };
  /** To the sender, without the code. */
  gift_voucher_bought: { giftCardId: number };
  membership: { membershipId: number; news: MembershipNotification };
  membership_sms: { membershipId: number; news: Exclude<MembershipNotification, 'cancelled'> };
  return_request: { returnId: number; news: ReturnNotification };
  return_request_sms: { returnId: number; news: ReturnNotification };
  refund_due: { refundId: number };
  refund_due_sms: { refundId: number };
  refund_done: { refundId: number };
  refund_done_sms: { refundId: number };
  /** A message or lead, to the shop. */
  enquiry: { leadId: number };
  /** Its confirmation, to the sender. */
  enquiry_received: { leadId: number };
  /** What staff answer to it. */
  enquiry_reply: { replyId: number };
  /** About a product that is in stock again, to a shopper who asked for it. */
  back_in_stock: { stockAlertId: number };
  /** About goods of a customer that may run out, to the customer who asked for it. */
  refill: { refillId: number };
  /** To the customer, and to those who arrange the consultations. */
  appointment: AppointmentPayload;
  appointment_desk: AppointmentPayload;
  /** `news` missing: booked. */
  appointment_sms: { appointmentId: number; news?: AppointmentNews };
}

export type MailKind = keyof MailPayloads;

/** A mail to be sent. */
type QueuedMail = { [K in MailKind]: { kind: K; payload: MailPayloads[K] } }[MailKind];

interface QueueMail {
  ctx: Pick<Context, 'db' | 'clock' | 'language'>;
  input: QueuedMail & {
    /** The fact the mail is about, `order 12 paid`: it is queued once, however often it is reported. */
    once?: string;
  };
}

/**
 * Queues a mail within the caller's transaction: it is sent after a commit, and not after a
 * rollback. The caller checks the right to send it.
 */
export async function queueMail({ ctx, input }: QueueMail): Promise<void> {
  const { kind, payload, once } = input;
  const { db, clock, language } = ctx;
  const now = clock.now();
  if (!once) {
    await db.insert(mailQueue).values({ kind, payload, language, dueAt: now, createdAt: now });
    return;
  }
  const at = now.toISOString();
  // A fact that has been claimed before returns no row, for which nothing is queued.
  await db.execute(sql`
    WITH claimed AS (
      INSERT INTO ${queuedOnce} (key, at) VALUES (${`${kind} ${once}`}, ${at})
      ON CONFLICT DO NOTHING RETURNING key
    )
    INSERT INTO ${mailQueue} (kind, payload, language, due_at, created_at)
    SELECT ${kind}, ${JSON.stringify(payload)}::jsonb, ${language ?? null}::text, ${at}::timestamptz, ${at}::timestamptz
    FROM claimed`);
}

/** How long a fact is remembered: no gateway repeats an event after that. */
const REMEMBERED_DAYS = 400;

/** System job: forgets facts whose mails were queued long ago. */
export async function forgetQueuedOnce({ ctx }: { ctx: QueueMail['ctx'] }): Promise<void> {
  const longAgo = new Date(ctx.clock.now().getTime() - REMEMBERED_DAYS * DAY_MS);
  await ctx.db.delete(queuedOnce).where(lt(queuedOnce.at, longAgo));
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
