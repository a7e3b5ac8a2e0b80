import type { InferType } from 'yup';
import type { sendOtpBody, signinBody, signupBody, verifyOtpBody } from '@/contract/account';
import type { changePasswordBody, resetPasswordBody, resetRequestBody } from '@/contract/password';
import type { profileBody } from '@/contract/profile';
import type { LoggedIn, Told } from '@/lib/api/shopper';
import { onSurface, routes } from '@/lib/routes';
import { sendJson } from './http';
import { newKey } from './new-key';
import { cartQueue, updateSession } from './shopper';
import { tellOtherTabs } from './tabs';
import { toast } from './toast';

/*
 * What a shopper does with an account. Every function makes one request and throws ApiError; its
 * words are in `lib/api/account-messages.ts`. It brings ky along: `import()` it where a page can do without.
 */

/** Sends a code to a number, 10 digits or with +91. @throws ApiError; `fields.recaptcha`: solve one first */
export function sendOtp(body: InferType<typeof sendOtpBody>): Promise<Told> {
  return post('otp', body);
}

/** Logs in with the code. Resolves when all of the page shows the customer. @throws ApiError */
export function verifyOtp(body: InferType<typeof verifyOtpBody>): Promise<LoggedIn> {
  return logIn('otp/verify', body);
}

/** Logs in with email and password. Resolves when all of the page shows the customer. @throws ApiError */
export function logInByEmail(body: InferType<typeof signinBody>): Promise<LoggedIn> {
  return logIn('login', body);
}

/** Creates an account; its owner is not logged in yet. @throws ApiError */
export function signUp(body: InferType<typeof signupBody>): Promise<Told> {
  return post('signup', body);
}

/**
 * Ends this login, or with `everywhere` all of the customer's, and opens the home page anew, which
 * tells so. @throws ApiError
 */
export async function logOut({ everywhere = false } = {}): Promise<void> {
  await post('logout', { everywhere });
  leave();
}

/** Asks for a mail with a link to a new password. @throws ApiError */
export function requestReset(body: InferType<typeof resetRequestBody>): Promise<Told> {
  return post('reset-password', body);
}

/** Sets a new password with the token of a mailed link. @throws ApiError */
export function resetPassword(
  token: string,
  body: InferType<typeof resetPasswordBody>,
): Promise<Told> {
  return post(`reset-password/${encodeURIComponent(token)}`, body);
}

/** Changes the password; on success the home page is opened anew. @throws ApiError */
export async function changePassword(body: InferType<typeof changePasswordBody>): Promise<void> {
  await post('update-password', body);
  leave();
}

/** Changes the customer's details; the profile, opened anew, tells so. @throws ApiError */
export async function saveProfile(body: InferType<typeof profileBody>): Promise<void> {
  await post('profile', body);
  leave(routes.profile());
}

/** Closes the account; the home page is opened anew. @throws ApiError */
export async function closeAccount(): Promise<void> {
  await post('profile/deactivate', {});
  localStorage.clear();
  sessionStorage.clear();
  leave();
}

async function logIn(path: string, body: object): Promise<LoggedIn> {
  // What was tapped before belongs into the cart that comes along.
  await cartQueue.untilIdle();
  const answer = await post<LoggedIn>(path, body);
  updateSession(answer.session);
  tellOtherTabs();
  void cartQueue.put({ kind: 'read' });
  toast.success(answer.message);
  for (const change of answer.changes) toast.warning(change);
  return answer;
}

function post<Answer = Told>(path: string, body: object): Promise<Answer> {
  return sendJson<Answer>('post', path, { body, key: newKey() });
}

/** Nothing of the customer stays in the memory of this tab or of others. */
function leave(href: string = routes.home()): void {
  tellOtherTabs();
  const isInApp = new URLSearchParams(location.search).get('mobile') === 'true';
  location.assign(onSurface(href, isInApp ? 'app' : 'web'));
}
