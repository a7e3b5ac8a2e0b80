import { passwordMessages } from '../../../../contract/messages/password.ts';
import type { Context } from '../../kernel/context.ts';
import { invalidField } from '../../kernel/errors.ts';
import { checkCode, type RightCode } from './check-code.ts';
import type { CodePurpose } from './codes.ts';
import { issueCode } from './issue-code.ts';
import { limitSending, type WantedCode } from './send-limits.ts';

interface DemandCode {
  ctx: Context;
  /** `code`: what was typed; nothing before a code was sent. */
  input: WantedCode & { code: string | undefined; purpose: CodePurpose };
}

/**
 * Demands the code of an account's number beside the proof that the caller has brought: checks the
 * typed one; without one sends it, under the limits of login codes, and refuses `otp` with the end
 * of the number. Errors: `invalid` (otp, recaptcha), `too_many_requests`, `unavailable`.
 */
export async function demandCode({ ctx, input }: DemandCode): Promise<RightCode> {
  const { mobile, code, purpose } = input;
  if (code) return checkCode({ ctx, input: { mobile, code, purpose } });
  await limitSending({ ctx, input });
  await issueCode({ ctx, input: { mobile, purpose } });
  const message = passwordMessages.resetCode(mobile.slice(-2));
  throw invalidField('otp', 'code_of_number_needed', message);
}
