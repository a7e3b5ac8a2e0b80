import 'server-only';
import { routes, safePath } from '@/lib/routes';
import { openSession } from '../../open-session';
import { addressOf } from '../address-of';
import { answerFailure, goTo } from '../answers';
import { withHeaders } from '../handle-read';
import { asWhoIsLeft, callAs } from '../shopper';

/**
 * Where a page sends a shopper whose login the API no longer takes: pages cannot write cookies, and
 * with the old one the guard would take the shopper for logged in. Marks a login that is over and
 * leads to the login page; one that still holds leads back to `next`.
 */
export async function checkLogin(request: Request): Promise<Response> {
  const cookie = new Headers();
  const opened = await openSession(request, cookie);
  const { data } = opened;
  const next = safePath(new URL(request.url).searchParams.get('next'), routes.home());
  const call = callAs(data, { address: addressOf(request) });
  try {
    if (data.token) await asWhoIsLeft(data, () => call('checkElite', {}));
  } catch (error) {
    // Without a token left, the login is over: that is the answer, not a failure.
    if (data.token) return answerFailure(error);
  }
  await opened.saveLogin();
  return withHeaders(cookie, goTo(data.token ? next : routes.login(next)));
}
