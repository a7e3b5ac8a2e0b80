import type { Given } from '../../kernel/context.ts';
import { askPasskey } from '../passkeys/ask-passkey.ts';
import { unknownPasskey } from '../passkeys/check-passkey.ts';
import { provenAccount } from './sign-in.ts';
import { takeBackSignIn } from './sign-in-limits.ts';

/**
 * Returns what a browser needs to ask for a passkey of the account with this email and password, which
 * nobody learns of without them. Public. Errors: as `signIn`, `invalid` where it has no passkey.
 */
export async function askSigninPasskey({ ctx, input }: Given<{ email: string; password: string }>) {
  const { id, isStaff } = await provenAccount({ ctx, input });
  await takeBackSignIn({ ctx, input: { email: input.email.toLowerCase() } });
  if (!isStaff) throw unknownPasskey();
  return askPasskey({ ctx, input: { customerId: id, purpose: 'login' } });
}
