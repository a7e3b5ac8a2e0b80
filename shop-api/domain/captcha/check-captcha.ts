import { lte } from 'drizzle-orm';
import type { CaptchaForm } from '../../../contract/captcha.ts';
import { NOT_A_ROBOT } from '../../../contract/fields.ts';
import { usedCaptchas } from '../../db/schema/used-captchas.ts';
import type { Context } from '../context.ts';
import { DomainError, invalidField } from '../errors.ts';

interface CheckCaptcha {
  ctx: Context;
  input: { form: CaptchaForm; answer: string | undefined };
}

/**
 * Takes a solution, once. Errors: `invalid` (recaptcha) where there is none that holds,
 * `unavailable` where the service that knows does not answer.
 */
export async function checkCaptcha({ ctx, input: { form, answer } }: CheckCaptcha): Promise<void> {
  const solved = answer ? await ask(ctx, form, answer) : undefined;
  if (!solved) throw notARobot();
  const taken = await ctx.db
    .insert(usedCaptchas)
    .values(solved)
    .onConflictDoNothing()
    .returning({ id: usedCaptchas.id });
  if (taken.length === 0) throw notARobot();
}

/** The shop itself: forgets solutions that nobody can bring again. */
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
    throw new DomainError('unavailable', 'We could not check the captcha. Please try again later!');
  }
}

function notARobot(): DomainError {
  return invalidField('recaptcha', NOT_A_ROBOT);
}
