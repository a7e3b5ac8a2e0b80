import 'server-only';
import { changePasswordBody, resetPasswordBody, resetRequestBody } from '@/contract/password';
import { routes } from '@/lib/routes';
import { flashFor } from '../flash';
import type { Write, Written } from '../handle-write';

/** Asks for a mail with a link to a new password. */
export async function requestReset({ input, call }: Write<unknown>): Promise<Written> {
  const { message } = await call('requestPasswordReset', { body: await input(resetRequestBody) });
  return { data: { message }, message };
}

/** Sets a new password with the token of a mailed link. */
export async function resetPassword(write: Write<{ token: string }>): Promise<Written> {
  const { params, input, call } = write;
  const body = await input(resetPasswordBody);
  const { message } = await call('resetPassword', { params: { resetUUID: params.token }, body });
  return toldAtHome(write, message);
}

/** Changes the password of the customer; their other logins end. */
export async function changePassword(write: Write<unknown>): Promise<Written> {
  const body = await write.input(changePasswordBody);
  const { message } = await write.call('changePassword', { body });
  return toldAtHome(write, message);
}

/** The script leaves the page too, so the message waits at home for it. */
function toldAtHome<Params>({ session }: Write<Params>, message: string): Written {
  session.flash = flashFor({ message, isError: false, target: routes.home() }, Date.now());
  return { data: { message }, message };
}
