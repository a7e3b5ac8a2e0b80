import { limitAttempts, takeTurns } from '../../kernel/attempts.ts';
import { byOrigin } from '../../kernel/by-origin.ts';
import { checkCaptcha } from '../../kernel/captcha.ts';
import type { Given } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import type { Who } from '../../kernel/who.ts';
import { queueMail } from '../../mail/queue-mail.ts';

/** High: mobile carriers put thousands of phones behind one IP address. */
const FROM_ADDRESS = { name: 'reset, address', max: 600, windowMs: HOUR_MS };
const FROM_SHOPPER = { name: 'reset, shopper', max: 20, windowMs: HOUR_MS };
const TO_MAILBOX = { name: 'reset, mailbox', max: 3, windowMs: HOUR_MS };

/**
 * Queues an email with a reset link. Looks up no account, so neither the answer nor its time
 * reveals whether an account has the address. Public.
 * Errors: `invalid` (recaptcha), `too_many_requests`, `unavailable` (captcha).
 */
export async function requestPasswordReset({
  ctx,
  input,
}: Given<{ email: string; recaptcha: string }>): Promise<void> {
  // Before anything is counted: locking another person out costs a solved captcha per attempt.
  await checkCaptcha({ ctx, input: { form: 'reset_password', answer: input.recaptcha } });
  await takeTurns({ ctx, input: byOrigin(ctx, FROM_ADDRESS) });
  const shopper = nameOf(ctx.who);
  if (shopper) await limitAttempts({ ctx, input: { limit: FROM_SHOPPER, of: shopper } });
  const email = input.email.toLowerCase();
  await limitAttempts({ ctx, input: { limit: TO_MAILBOX, of: email } });
  await queueMail({ ctx, input: { kind: 'password_reset', payload: { email } } });
}

function nameOf(who: Who): string | undefined {
  if (who.kind === 'nobody') return undefined;
  return who.kind === 'visitor' ? who.visitorId : `customer ${who.customerId}`;
}
