import type { InferType } from 'yup';
import type {
  sendLoginCodeBody,
  signinBody,
  signupBody,
  verifyLoginCodeBody,
} from '@/contract/account';
import type { changePasswordBody, resetPasswordBody, resetRequestBody } from '@/contract/password';
import { apiRoutes } from '@/lib/api-routes';
import { removeAllDrafts } from '@/lib/forms/draft-store';
import type { LoggedIn, MessageAnswer } from '@/lib/view/session';
import { cartQueue } from './cart';
import { sendJson } from './http';
import { leave } from './leave';
import { updateSession } from './session-store';
import { notifyOtherTabs } from './tabs';
import { toast } from './toast';

/*
 * The account actions of a shopper. Every function makes one request and throws ApiError; the
 * messages are in `contract/messages/account.ts`. Imports ky: `import()` this module where a page
 * can do without it.
 */

/**
 * Sends a code to a number, 10 digits or with +91.
 * @throws ApiError; `fields.recaptcha`: the captcha must be solved first
 */
export function postSendLoginCode(
  body: InferType<typeof sendLoginCodeBody>,
): Promise<MessageAnswer> {
  return post(apiRoutes.loginCode(), body);
}

/** Logs in with the code. Resolves when the whole page shows the customer. @throws ApiError */
export function postVerifyLoginCode(
  body: InferType<typeof verifyLoginCodeBody>,
): Promise<LoggedIn> {
  return logIn(apiRoutes.verifyLoginCode(), body);
}

/** Logs in with email and password. Resolves as `postVerifyLoginCode` does. @throws ApiError */
export function postLogInByEmail(body: InferType<typeof signinBody>): Promise<LoggedIn> {
  return logIn(apiRoutes.login(), body);
}

/** Creates an account; the customer is not logged in yet. @throws ApiError */
export function postSignUp(body: InferType<typeof signupBody>): Promise<MessageAnswer> {
  return post(apiRoutes.signup(), body);
}

/**
 * Ends this login, or with `everywhere` all logins of the customer, and reloads the home page,
 * which displays the message. @throws ApiError
 */
export async function postLogOut({ everywhere = false } = {}): Promise<void> {
  await post(apiRoutes.logout(), { everywhere });
  removeAllDrafts();
  leave();
}

/** Requests an email with a link to a new password. @throws ApiError */
export function postRequestPasswordReset(
  body: InferType<typeof resetRequestBody>,
): Promise<MessageAnswer> {
  return post(apiRoutes.resetPassword(), body);
}

/** Sets a new password with the token of an emailed link. @throws ApiError */
export function postResetPassword(
  token: string,
  body: InferType<typeof resetPasswordBody>,
): Promise<MessageAnswer> {
  return post(apiRoutes.resetPasswordLink(token), body);
}

/** Changes the password; on success reloads the home page. @throws ApiError */
export async function postChangePassword(
  body: InferType<typeof changePasswordBody>,
): Promise<void> {
  await post(apiRoutes.updatePassword(), body);
  leave();
}

async function logIn(path: string, body: object): Promise<LoggedIn> {
  // Earlier taps belong to the visitor's cart, which the login merges.
  await cartQueue.untilIdle();
  const answer = await post<LoggedIn>(path, body);
  updateSession(answer.session);
  notifyOtherTabs();
  void cartQueue.put({ kind: 'read' });
  toast.success(answer.message);
  for (const change of answer.changes) toast.warning(change);
  return answer;
}

function post<Answer = MessageAnswer>(path: string, body: object): Promise<Answer> {
  return sendJson<Answer>('post', path, { body });
}
