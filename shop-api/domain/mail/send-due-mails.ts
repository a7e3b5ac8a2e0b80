import { and, eq, gt, sql } from 'drizzle-orm';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import type { Mail, MailMessage } from '../../providers/mail/mail.ts';
import type { TextMessage } from '../../providers/sms/sms.ts';
import type { Context } from '../kernel/context.ts';
import { type ClaimedMail, claimMails, type MailKind, type MailPayloads } from './queue-mail.ts';

const MAX_TRIES = 10;

/** The context for writing a mail. */
type MailContext = Pick<
  Context,
  'db' | 'clock' | 'ids' | 'keys' | 'publicOrigin' | 'alarm' | 'language'
>;

/** What a writer returns. Undefined: the mail has no receiver, or no proven one. */
type Written = MailMessage | TextMessage | undefined;

/** The writer of each kind of mail. */
export type MailWriters = {
  [K in MailKind]: (given: {
    ctx: MailContext;
    input: MailPayloads[K];
  }) => Written | Promise<Written>;
};

export interface SendDueMails {
  ctx: MailContext & Pick<Context, 'sms'>;
  mail: Mail;
  writers: MailWriters;
}

/** The result of one round. */
export interface MailRound {
  /** The number of due mails, at most five per round. 0: the queue has nothing to send now. */
  taken: number;
  /** The errors of mails that were not sent. */
  failures: unknown[];
}

/**
 * System job: sends mails that are due. Any number of processes may run it at the same time. A
 * failed mail is tried again; after the tenth attempt, a day later, it is dropped with an alarm.
 */
export async function sendDueMails(given: SendDueMails): Promise<MailRound> {
  const claimed = await claimMails(given.ctx);
  const outcomes = await Promise.allSettled(claimed.map((row) => sendOne(given, row)));
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  return { taken: claimed.length, failures };
}

async function sendOne(given: SendDueMails, row: ClaimedMail): Promise<void> {
  const { ctx } = given;
  try {
    const message = (await isQueuedAgain(ctx, row)) ? undefined : await writeMail(given, row);
    if (message) {
      if (!(await isOurs(ctx, row))) return;
      await deliver(given, row, message);
    }
  } catch (error) {
    if (row.tries >= MAX_TRIES) await giveUp(ctx, row);
    throw error;
  }
  await forget(ctx, row);
}

/**
 * Hands a mail to the server, or a text message to its gateway: the queue repeats both alike. A
 * repeated mail has the same id, by which mailboxes recognise it. That of a new password has not:
 * its link replaces the one before, which no mailbox may keep in its place.
 */
function deliver(
  { ctx, mail }: SendDueMails,
  { id, kind, createdAt }: ClaimedMail,
  message: MailMessage | TextMessage,
) {
  if ('mobile' in message) return ctx.sms.sendText(message);
  if (kind === 'password_reset') return mail.send(message);
  return mail.send(message, `${id}.${createdAt.getTime()}`);
}

/** @throws Error for a kind that this version of the shop does not know */
function writeMail({ ctx: shop, writers }: SendDueMails, row: ClaimedMail) {
  const { kind, payload } = row;
  const ctx = { ...shop, language: row.language ?? undefined };
  if (!Object.hasOwn(writers, kind))
    throw new Error(`There is no writer for mails of kind ${kind}`);
  // The queue contains the input of `queueMail`, so the payload matches the kind.
  return writers[kind as MailKind]({ ctx, input: payload as never });
}

/** Whether the same mail was queued again: repeated requests cause one mail, the latest. */
async function isQueuedAgain({ db }: MailContext, { id, kind, payload }: ClaimedMail) {
  const isTheSame = sql`${mailQueue.payload} = ${JSON.stringify(payload)}::jsonb`;
  const [later] = await db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(gt(mailQueue.id, id), eq(mailQueue.kind, kind), isTheSame))
    .limit(1);
  return later !== undefined;
}

/** Whether no other process has claimed or sent it meanwhile: this one may have stood still. */
async function isOurs({ db }: MailContext, { id, tries }: ClaimedMail): Promise<boolean> {
  const isClaimed = and(eq(mailQueue.id, id), eq(mailQueue.tries, tries));
  const rows = await db.select({ id: mailQueue.id }).from(mailQueue).where(isClaimed);
  return rows.length > 0;
}

async function giveUp(ctx: SendDueMails['ctx'], row: ClaimedMail): Promise<void> {
  await forget(ctx, row);
  ctx.alarm(`A mail (${row.kind}) was given up after ${row.tries} tries`);
}

async function forget(ctx: SendDueMails['ctx'], row: ClaimedMail): Promise<void> {
  await ctx.db.delete(mailQueue).where(eq(mailQueue.id, row.id));
}
