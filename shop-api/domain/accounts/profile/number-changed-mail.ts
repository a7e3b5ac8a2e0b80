import { pagePath } from '../../../../contract/shop/page-path.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import type { Context } from '../../kernel/context.ts';
import { momentInIndia } from '../../kernel/india-time.ts';
import { provenEmail } from '../../mail/proven-email.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { type WriteContext, writeMail } from '../../mail/write-message.ts';

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
  ctx: WriteContext;
  /** `ending`: the last two digits of the new number. `at` is ISO 8601. */
  input: { email: string; ending: string; at: string };
}

/**
 * System job: writes the email that notifies the owner of the change, with advice against misuse.
 */
export async function writeNumberChanged({ ctx, input }: WriteNumberChanged): Promise<MailMessage> {
  const { email, ending, at } = input;
  return writeMail(ctx, {
    to: email,
    template: 'account.number_changed',
    values: { moment: momentInIndia(new Date(at)), ending },
    url: ctx.publicOrigin + pagePath('resetPassword'),
  });
}
