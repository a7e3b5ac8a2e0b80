import 'server-only';
import { signupBody } from '@/contract/account';
import { accountMessages } from '@/lib/api/account-messages';
import type { Write, Written } from '../handle-write';

/** Creates an account. The visitor who asks is told to the API: a first code finds the account by it. */
export async function signUp({ input, call }: Write<unknown>): Promise<Written> {
  await call('signup', { body: await input(signupBody) });
  const message = accountMessages.signedUp;
  return { data: { message }, message };
}
