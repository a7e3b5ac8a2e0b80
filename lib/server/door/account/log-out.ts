import 'server-only';
import { logoutBody } from '@/contract/account';
import { accountMessages } from '@/lib/api/account-messages';
import { ApiError } from '@/lib/api/api-error';
import { routes } from '@/lib/routes';
import { flashFor } from '../flash';
import type { Write, Written } from '../handle-write';

/**
 * Ends the login at the API, then forgets the whole session. A shop that does not answer keeps nobody
 * logged in here.
 */
export async function logOut(write: Write<unknown>): Promise<Written> {
  const { everywhere } = await write.input(logoutBody);
  if (write.session.token) {
    await write.call('logout', { body: { everywhere } }).catch((error: unknown) => {
      // A shopper who wants all devices out must hear that it was not done.
      if (!(error instanceof ApiError) || (everywhere && !isOver(error))) throw error;
    });
  }
  write.clearSession();
  write.headers.set('Clear-Site-Data', '"storage"');
  const message = accountMessages.loggedOut;
  write.session.flash = flashFor({ message, isError: false, target: routes.home() }, Date.now());
  return { data: { message }, message };
}

function isOver({ code }: ApiError): boolean {
  return code === 'not_logged_in';
}
