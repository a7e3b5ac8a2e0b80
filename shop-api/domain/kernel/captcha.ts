import { lte } from 'drizzle-orm';
import type { CaptchaForm } from '../../../contract/accounts/captcha.ts';
import { captchaMessages } from '../../../contract/messages/captcha.ts';
import { usedCaptchas } from '../../db/schema/limits.ts';
import type { Context, Given } from './context.ts';
import { DomainError, invalidField } from './errors.ts';

/**
 * Accepts a captcha solution, once; anything where the shop has no captcha. Errors: `invalid` (recaptcha) for a missing or invalid one,
 * `unavailable` where the captcha service does not answer.
 */
export async function checkCaptcha({
  ctx,
  input: { form, answer },
}: Given<{ form: CaptchaForm; answer: string | undefined }>): Promise<void> {
  if (ctx.captcha.isOff) return;
  const solved = answer ? await ask(ctx, form, answer) : undefined;
  if (!solved) throw notARobot(form);
  const taken = await ctx.db
    .insert(usedCaptchas)
    .values(solved)
    .onConflictDoNothing()
    .returning({ id: usedCaptchas.id });
  if (taken.length === 0) throw notARobot(form);
}

/** System job: deletes used solutions that have expired. */
export async function forgetUsedCaptchas({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  await ctx.db.delete(usedCaptchas).where(lte(usedCaptchas.expiresAt, ctx.clock.now()));
}

async function ask({ captcha, address, alarm }: Context, form: CaptchaForm, answer: string) {
  try {
    return await captcha.check({ form, answer, address });
  } catch (error) {
    alarm(`A captcha could not be checked: ${error instanceof Error ? error.message : 'unknown'}`);
    throw new DomainError('unavailable', 'captcha_not_checked', captchaMessages.notChecked);
  }
}

function notARobot(form: CaptchaForm): DomainError {
  const message = form === 'contact' ? captchaMessages.failed : captchaMessages.notSolved;
  return invalidField('recaptcha', 'captcha_not_solved', message);
}
