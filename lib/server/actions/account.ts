import 'server-only';
import { signupBody } from '@/contract/account';
import { confirmEmailBody } from '@/contract/confirm-email';
import { accountMessages } from '@/contract/messages/account';
import { changePasswordBody, resetPasswordBody, resetRequestBody } from '@/contract/password';
import { routes } from '@/lib/routes';
import { flashFor } from '@/lib/server/http/flash';
import type { Write, Written } from '@/lib/server/http/handle-write';

/** Creates an account. Sends the visitor's id, by which the first login code finds the account. */
export async function signUpAction({ input, call }: Write<unknown>): Promise<Written> {
  await call('signup', { body: await input(signupBody) });
  const message = accountMessages.signedUp;
  return { data: { message }, message };
}

/** Confirms the customer's email address with the token of an emailed link. */
export async function confirmEmailAction({ input, call }: Write<unknown>): Promise<Written> {
  const { message } = await call('confirmEmail', { body: await input(confirmEmailBody) });
  return { data: { message }, message };
}

/** Emails a confirmation link to the customer, unless the address is confirmed. */
export async function sendConfirmLinkAction({ call }: Write<unknown>): Promise<Written> {
  const { message } = await call('sendConfirmLink', {});
  return { data: { message }, message };
}

/** Requests an email with a link to a new password. */
export async function requestPasswordResetAction({
  input,
  call,
}: Write<unknown>): Promise<Written> {
  const { message } = await call('requestPasswordReset', { body: await input(resetRequestBody) });
  return { data: { message }, message };
}

/** Sets a new password with the token of an emailed link. */
export async function resetPasswordAction(write: Write<{ token: string }>): Promise<Written> {
  const { params, input, call } = write;
  const body = await input(resetPasswordBody);
  const { message } = await call('resetPassword', { params: { resetUUID: params.token }, body });
  return withHomeFlash(write, message);
}

/** Changes the password of the customer and ends their other logins. */
export async function changePasswordAction(write: Write<unknown>): Promise<Written> {
  const body = await write.input(changePasswordBody);
  const { message } = await write.call('changePassword', { body });
  return withHomeFlash(write, message);
}

/** Adds a flash for the home page, since the script opens it too. */
function withHomeFlash<Params>({ session }: Write<Params>, message: string): Written {
  session.flash = flashFor({ message, isError: false, target: routes.home() }, Date.now());
  return { data: { message }, message };
}
