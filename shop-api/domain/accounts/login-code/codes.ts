import { lte } from 'drizzle-orm';
import { accountApiMessages } from '../../../../contract/messages/account.ts';
import { loginCodes } from '../../../db/schema/login-codes.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError, invalidField } from '../../kernel/errors.ts';

/**
 * The purpose of a code: a login, or with an account's id its new number, its new password, or its
 * login beside a password. It is valid for nothing else.
 */
export type CodePurpose =
  | 'login'
  | { newNumberOf: number }
  | { newPasswordOf: number }
  | { staffLoginOf: number };

interface Code {
  /** With `+91`. */
  mobile: string;
  code: string;
  purpose: CodePurpose;
}

/** Returns the stored form of a code: a keyed hash, since six digits alone could be tried out. */
export function codeHash({ keys }: Pick<Context, 'keys'>, { mobile, code, purpose }: Code): string {
  if (purpose === 'login') return keys.sign('login code', `${mobile}|${code}`);
  if ('newNumberOf' in purpose)
    return keys.sign('new number code', `${purpose.newNumberOf}|${mobile}|${code}`);
  return 'newPasswordOf' in purpose
    ? keys.sign('new password code', `${purpose.newPasswordOf}|${mobile}|${code}`)
    : keys.sign('staff login code', `${purpose.staffLoginOf}|${mobile}|${code}`);
}

/** Returns the refusal displayed under the number field, beside the option to sign up. */
export function notRegistered(): DomainError {
  const message = accountApiMessages.notRegistered;
  return new DomainError('not_found', 'mobile_number_not_registered', message, {
    errors: { mobile_no: [message] },
  });
}

export function couldNotSend(): DomainError {
  return new DomainError('unavailable', 'login_code_not_sent', accountApiMessages.codeNotSent);
}

export function wrongCode(): DomainError {
  return invalidField('otp', 'login_code_wrong', accountApiMessages.wrongCode);
}

/** Refuses expired, used, replaced, blocked, never sent and other browsers' codes alike. */
export function noCode(): DomainError {
  return invalidField('otp', 'login_code_over', accountApiMessages.noCode);
}

/** Refuses a code alone where it would open the whole shop. */
export function staffNeedPassword(): DomainError {
  return invalidField('otp', 'staff_need_password', accountApiMessages.staffNeedPassword);
}

/** System job: deletes expired login codes. */
export async function forgetOldCodes({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  await ctx.db.delete(loginCodes).where(lte(loginCodes.expiresAt, ctx.clock.now()));
}
