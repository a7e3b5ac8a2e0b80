import { mailQueue } from '../../db/schema/mail-queue.ts';
import type { Context } from '../context.ts';
import type { OwedMail } from './owed-mail.ts';

interface QueueMail {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: OwedMail;
}

/**
 * Promises a mail within the transaction of the caller: it is sent when that is done, and not when
 * it is undone. The caller vouches for the right to send it.
 */
export async function queueMail({ ctx, input: { kind, payload } }: QueueMail): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.insert(mailQueue).values({ kind, payload, dueAt: now, createdAt: now });
}
