import { checkCaptcha } from '../captcha/check-captcha.ts';
import type { Context } from '../context.ts';
import type { Who } from '../identity/who.ts';
import { limitAttempts } from '../limits/count-attempt.ts';
import { queueMail } from '../mail/queue-mail.ts';

interface RequestPasswordReset {
  ctx: Context;
  input: { email: string; recaptcha: string };
}

const HOUR_MS = 3_600_000;
/** Wide: carriers put thousands of phones behind one address. */
const FROM_ADDRESS = { name: 'reset, address', max: 600, windowMs: HOUR_MS };
const FROM_SHOPPER = { name: 'reset, shopper', max: 20, windowMs: HOUR_MS };
const TO_MAILBOX = { name: 'reset, mailbox', max: 3, windowMs: HOUR_MS };

/**
 * Anyone may ask for a mail with a link for a new password. Nobody is looked up here, so neither the
 * answer nor its time tells whether an account has the address.
 * Errors: `invalid` (recaptcha), `too_many_requests`, `unavailable` (captcha).
 */
export async function requestPasswordReset({ ctx, input }: RequestPasswordReset): Promise<void> {
  // Before anything is counted: nobody shuts others out without work of his own.
  await checkCaptcha({ ctx, input: { form: 'reset_password', answer: input.recaptcha } });
  await limitAttempts({ ctx, input: { limit: FROM_ADDRESS, of: ctx.address } });
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
