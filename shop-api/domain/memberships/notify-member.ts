import type { Context } from '../kernel/context.ts';
import { type MailPayloads, queueMail } from '../mail/queue-mail.ts';

interface NotifyMember {
  ctx: Pick<Context, 'db' | 'clock'>;
  input: MailPayloads['membership'];
}

/**
 * Queues the mail about a term, and the text message about its beginning or end. A cancelled term
 * has the text message about its refund.
 */
export async function notifyMember({ ctx, input: payload }: NotifyMember): Promise<void> {
  const { membershipId, news } = payload;
  await queueMail({ ctx, input: { kind: 'membership', payload } });
  if (news === 'cancelled') return;
  await queueMail({ ctx, input: { kind: 'membership_sms', payload: { membershipId, news } } });
}
