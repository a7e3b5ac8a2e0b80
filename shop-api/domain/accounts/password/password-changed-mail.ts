import { pagePath } from '../../../../contract/pages.ts';
import { SHOP_NAME } from '../../../../contract/shop.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import type { Context } from '../../kernel/context.ts';
import { momentInIndia } from '../../kernel/india-time.ts';
import { button, paragraph } from '../../mail/email-sections.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { renderEmail } from '../../mail/render-email.ts';

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
  ctx: Pick<Context, 'publicOrigin'>;
  /** `at` is ISO 8601. */
  input: { email: string; at: string };
}

/**
 * System job: writes the email that notifies the owner of the change, with advice against misuse.
 */
export function writePasswordChanged({ ctx, input }: WritePasswordChanged): MailMessage {
  const rendered = renderEmail({
    subject: `Your password for ${SHOP_NAME} was changed`,
    sections: [
      paragraph(
        `The password of your account was changed on ${momentInIndia(new Date(input.at))}. If it was not you, choose a new one now:`,
      ),
      button('Choose a new password', ctx.publicOrigin + pagePath('resetPassword')),
      paragraph('If it was you, you need not do anything.'),
    ],
  });
  return { to: input.email, ...rendered };
}
