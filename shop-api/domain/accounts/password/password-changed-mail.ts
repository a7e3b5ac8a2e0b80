import { pagePath } from '../../../../contract/shop/page-path.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import type { Context } from '../../kernel/context.ts';
import { momentInIndia } from '../../kernel/india-time.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { type WriteContext, writeMail } from '../../mail/write-message.ts';

interface NotifyOfPasswordChange {
  ctx: Pick<Context, 'db' | 'clock'>;
  /** The email address of the account; an account without one is not notified. */
  input: { email: string | null };
}

/** Queues an email to the owner about the change, in the transaction of the change. */
export async function notifyOfPasswordChange({
  ctx,
  input: { email },
}: NotifyOfPasswordChange): Promise<void> {
  if (email === null) return;
  const at = ctx.clock.now().toISOString();
  await queueMail({ ctx, input: { kind: 'password_changed', payload: { email, at } } });
}

interface WritePasswordChanged {
  ctx: WriteContext;
  /** `at` is ISO 8601. */
  input: { email: string; at: string };
}

/**
 * System job: writes the email that notifies the owner of the change, with advice against misuse.
 */
export async function writePasswordChanged({
  ctx,
  input,
}: WritePasswordChanged): Promise<MailMessage> {
  return writeMail(ctx, {
    to: input.email,
    template: 'account.password_changed',
    values: { moment: momentInIndia(new Date(input.at)) },
    url: ctx.publicOrigin + pagePath('resetPassword'),
  });
}
