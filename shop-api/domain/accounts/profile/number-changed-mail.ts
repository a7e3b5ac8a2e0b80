import { pagePath } from '../../../../contract/pages.ts';
import { SHOP_NAME } from '../../../../contract/shop.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import type { Context } from '../../kernel/context.ts';
import { momentInIndia } from '../../kernel/india-time.ts';
import { button, paragraph } from '../../mail/email-sections.ts';
import { provenEmail } from '../../mail/proven-email.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { renderEmail } from '../../mail/render-email.ts';

interface NotifyOfNumberChange {
  /** `ctx.db` is the transaction that changes the number. */
  ctx: Pick<Context, 'db' | 'clock'>;
  /** The new number. */
  input: { customerId: number; mobile: string };
}

/** Queues an email to the owner about the new number, where the email address is proven. */
export async function notifyOfNumberChange({ ctx, input }: NotifyOfNumberChange): Promise<void> {
  const email = await provenEmail({ ctx, input });
  if (!email) return;
  const payload = { email, ending: input.mobile.slice(-2), at: ctx.clock.now().toISOString() };
  await queueMail({ ctx, input: { kind: 'number_changed', payload } });
}

interface WriteNumberChanged {
  ctx: Pick<Context, 'publicOrigin'>;
  /** `ending`: the last two digits of the new number. `at` is ISO 8601. */
  input: { email: string; ending: string; at: string };
}

/**
 * System job: writes the email that notifies the owner of the change, with advice against misuse.
 */
export function writeNumberChanged({ ctx, input }: WriteNumberChanged): MailMessage {
  const { email, ending, at } = input;
  const rendered = renderEmail({
    subject: `The mobile number of your ${SHOP_NAME} account was changed`,
    sections: [
      paragraph(
        `Since ${momentInIndia(new Date(at))} your account has the mobile number ending in ${ending}. If it was not you, choose a new password now, which ends every login; then log in with your email and set your own number again:`,
      ),
      button('Choose a new password', ctx.publicOrigin + pagePath('resetPassword')),
      paragraph('If it was you, you need not do anything.'),
    ],
  });
  return { to: email, ...rendered };
}
