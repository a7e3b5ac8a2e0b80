import { mailQueue } from '../../db/schema/mail-queue.ts';
import type { Context } from '../kernel/context.ts';

/** Returns the number of mails and text messages that are not sent yet. */
export function countQueuedMails({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<number> {
  return ctx.db.$count(mailQueue);
}
