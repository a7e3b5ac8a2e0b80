import { and, eq, gt, sql } from 'drizzle-orm';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import type { Mail } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import type { ClaimedMail } from './claim-mails.ts';
import { claimMails } from './claim-mails.ts';
import type { MailContext } from './write-mail.ts';
import { writeMail } from './write-mail.ts';

const MAX_TRIES = 10;

export interface SendDueMails {
  ctx: MailContext & Pick<Context, 'alarm'>;
  mail: Mail;
}

/** What became of one round. */
export interface MailRound {
  /** How many mails were due; at most five a round. None: the queue has nothing to send now. */
  taken: number;
  /** Why some were not sent; they are tried again. */
  failures: unknown[];
}

/**
 * The shop itself: sends mails that are due. Any number of processes may do so at the same time. A
 * mail that fails is tried again, and given up with an alarm after the tenth time, a day later.
 */
export async function sendDueMails({ ctx, mail }: SendDueMails): Promise<MailRound> {
  const claimed = await claimMails(ctx);
  const outcomes = await Promise.allSettled(claimed.map((row) => sendOne({ ctx, mail }, row)));
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  return { taken: claimed.length, failures };
}

async function sendOne({ ctx, mail }: SendDueMails, row: ClaimedMail): Promise<void> {
  try {
    const message = (await isOwedAgain(ctx, row)) ? undefined : await writeMail(ctx, row);
    if (message) await mail.send(message);
  } catch (error) {
    if (row.tries >= MAX_TRIES) await giveUp(ctx, row);
    throw error;
  }
  await forget(ctx, row);
}

/** Who asks twice before the first mail has gone gets one, for the later time. */
async function isOwedAgain({ db }: MailContext, { id, kind, payload }: ClaimedMail) {
  const isTheSame = sql`${mailQueue.payload} = ${JSON.stringify(payload)}::jsonb`;
  const [later] = await db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .where(and(gt(mailQueue.id, id), eq(mailQueue.kind, kind), isTheSame))
    .limit(1);
  return later !== undefined;
}

async function giveUp(ctx: SendDueMails['ctx'], row: ClaimedMail): Promise<void> {
  await forget(ctx, row);
  ctx.alarm(`A mail (${row.kind}) was given up after ${row.tries} tries`);
}

async function forget(ctx: SendDueMails['ctx'], row: ClaimedMail): Promise<void> {
  await ctx.db.delete(mailQueue).where(eq(mailQueue.id, row.id));
}
