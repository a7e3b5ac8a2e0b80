import 'server-only';
import { confirmEmailBody } from '@/contract/accounts/confirm-email';
import {
  changePasswordBody,
  resetPasswordBody,
  resetRequestBody,
} from '@/contract/accounts/password';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { flashFor } from '@/lib/server/http/flash';
import type { Write, Written } from '@/lib/server/http/handle-write';

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

/** Changes the password of the customer, ends every login and clears the whole session. */
export async function changePasswordAction(write: Write<unknown>): Promise<Written> {
  const body = await write.input(changePasswordBody);
  const { message } = await write.call('changePassword', { body });
  // The API has ended the other logins. This one is not needed again, whatever it answers.
  await write.call('logout', { body: { everywhere: false } }).catch(ignoreRefusal);
  write.clearSession();
  write.headers.set('Clear-Site-Data', '"storage"');
  return withHomeFlash(write, message);
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Adds a flash for the home page, since the script opens it too. */
function withHomeFlash<Params>({ session, t }: Write<Params>, message: string): Written {
  session.flash = flashFor({ message, isError: false, target: routes.home(), t }, Date.now());
  return { data: { message }, message };
}
