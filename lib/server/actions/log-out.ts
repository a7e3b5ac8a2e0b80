import 'server-only';
import { logoutBody } from '@/contract/accounts/account';
import { accountMessages } from '@/contract/messages/account';
import { ApiError, isNotLoggedIn } from '@/lib/api-error';
import { routes, safePath } from '@/lib/routes';
import { callAs, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { answerFailure, redirectTo } from '@/lib/server/http/answers';
import { flashFor } from '@/lib/server/http/flash';
import { withHeaders } from '@/lib/server/http/handle-read';
import type { Write, Written } from '@/lib/server/http/handle-write';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import { onSurface, surfaceOf } from '@/lib/surface';

/**
 * Ends the login at the API, then clears the whole session. An API that does not answer does not
 * prevent the logout here.
 */
export async function logOutAction(write: Write<unknown>): Promise<Written> {
  const { everywhere } = await write.input(logoutBody);
  if (write.session.token) {
    await write.call('logout', { body: { everywhere } }).catch((error: unknown) => {
      // A logout on all devices that failed must be reported to the shopper.
      if (!(error instanceof ApiError) || (everywhere && !isNotLoggedIn(error))) throw error;
    });
  }
  write.clearSession();
  write.headers.set('Clear-Site-Data', '"storage"');
  const message = accountMessages.loggedOut;
  const said = { message, isError: false, target: routes.home(), t: write.t };
  write.session.flash = flashFor(said, Date.now());
  return { data: { message }, message };
}

/**
 * Handles a login that the API no longer accepts. Pages redirect here, since they cannot write
 * cookies, and the old cookie would still count as logged in. Marks an ended login and redirects to
 * the login page; redirects to `next` if the login is valid.
 */
export async function checkLogin(request: Request): Promise<Response> {
  const cookie = new Headers();
  const opened = await openSession(request, cookie);
  const { data } = opened;
  const next = safePath(new URL(request.url).searchParams.get('next'), routes.home());
  const call = callAs(data, { address: clientAddressOf(request) });
  try {
    if (data.token) await withIdentityFallback(data, () => call('checkMembership', {}));
  } catch (error) {
    // Without a token the login has ended: that is the answer, not a failure.
    if (data.token) return answerFailure(error);
  }
  await opened.saveLogin();
  const login = onSurface(routes.login(next), surfaceOf(next));
  return withHeaders(cookie, redirectTo(data.token ? next : login));
}
