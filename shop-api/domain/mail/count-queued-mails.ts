import { sql } from 'drizzle-orm';
import { mailQueue } from '../../db/schema/mail-queue.ts';
import type { Context } from '../kernel/context.ts';

/** Returns the number of mails and text messages that are not sent yet. */
export function countQueuedMails({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<number> {
  return ctx.db.$count(mailQueue);
}

/** Returns how long the oldest of them has waited, in seconds; 0 where none waits. */
export async function oldestQueuedMail({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<number> {
  const age = sql<string>`coalesce(extract(epoch from now() - min(${mailQueue.createdAt})), 0)`;
  const [row] = await ctx.db.select({ age }).from(mailQueue);
  return Math.max(0, Number(row?.age));
}
