import { asc, lte, sql } from 'drizzle-orm';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import type { Context } from '../context.ts';

/** A row of the queue, as whoever sends it reads it. */
export type ClaimedMail = typeof mailQueue.$inferSelect;

/** One after the other would outlast the first wait, so that others took them for lost. */
const AT_ONCE = 5;

/**
 * Takes the mails that are due, at most five. Each is due again after a minute, then three, and so
 * on up to six hours: whoever sends it deletes it, and when nobody did it is tried again. So a
 * process that is killed loses none, and several processes never take the same one.
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
      // As an array the rows are chosen once; `IN` may choose anew for every row.
      .where(sql`${mailQueue.id} = ANY(ARRAY(${due}))`)
      .returning()
  );
}
