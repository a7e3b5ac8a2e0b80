import 'server-only';
import { confirmEmailBody } from '@/contract/confirm-email';
import type { Write, Written } from '../handle-write';

/** Proves the customer's address of mail with the token of a mailed link. */
export async function confirmEmail({ input, call }: Write<unknown>): Promise<Written> {
  const { message } = await call('confirmEmail', { body: await input(confirmEmailBody) });
  return { data: { message }, message };
}

/** Has a link mailed to the customer's address, where it is not proven. */
export async function sendConfirmLink({ call }: Write<unknown>): Promise<Written> {
  const { message } = await call('sendConfirmLink', {});
  return { data: { message }, message };
}
