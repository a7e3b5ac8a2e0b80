import type { InferType } from 'yup';
import type {
  sendLoginCodeBody,
  signinBody,
  signupBody,
  verifyLoginCodeBody,
} from '@/contract/accounts/account';
import type { passkeySigninBody } from '@/contract/accounts/passkeys';
import type {
  changePasswordBody,
  resetPasswordBody,
  resetRequestBody,
} from '@/contract/accounts/password';
import { accountMessages } from '@/contract/messages/account';
import { ApiError, hasNoAnswer } from '@/lib/api-error';
import { accountApi } from '@/lib/api-routes/account';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { removeAllDrafts } from '@/lib/forms/draft-store';
import type { LoggedIn, MessageAnswer, NumberProven } from '@/lib/view/session';
import { cartQueue } from './cart';
import { sendJson } from './http';
import { leave } from './leave';
import { forgetSearches } from './recent-searches';
import { forgetSeen } from './recently-seen';
import { fetchSession, updateSession } from './session-store';
import { notifyOtherTabs } from './tabs';
import { toast } from './toast';

/*
 * The account actions of a shopper. Every function makes one request and throws ApiError; the
 * messages are in `contract/messages/account.ts`. Imports ky: `import()` this module where a page
 * can do without it.
 */

/** The storefront itself adds what concerns a sign-up. */
type CodeRequest = Omit<InferType<typeof sendLoginCodeBody>, 'sign_up'>;
type CodeEntry = Omit<InferType<typeof verifyLoginCodeBody>, 'sign_up'>;
type EmailLogin = Omit<InferType<typeof signinBody>, 'proof'>;
type NewPassword = Omit<InferType<typeof resetPasswordBody>, 'other_number'> & {
  other_number?: boolean;
};
type SignUp = Omit<InferType<typeof signupBody>, 'proof'>;
/** The storefront takes the number from the session. */
type ProvenSignUp = { name: string; email: string };

/**
 * Sends a code to a number, 10 digits or with +91.
 * @throws ApiError; `fields.recaptcha`: the captcha must be solved first
 */
export function postSendLoginCode(body: CodeRequest): Promise<MessageAnswer> {
  return post(accountApi.loginCode(), body);
}

/**
 * Logs in with the code. Resolves when the whole page shows the customer, or when the number of
 * somebody without an account is proven. @throws ApiError
 */
export function postVerifyLoginCode(body: CodeEntry): Promise<LoggedIn | NumberProven> {
  return logIn<LoggedIn | NumberProven>(accountApi.verifyLoginCode(), body);
}

/** Logs in with email and password. Resolves as `postVerifyLoginCode` does. @throws ApiError */
export function postLogInByEmail(body: EmailLogin): Promise<LoggedIn> {
  return logIn(accountApi.login(), body);
}

/** Logs in with email, password and what a passkey has signed, as `postVerifyLoginCode` does. @throws ApiError */
export function postSignedPasskey(body: InferType<typeof passkeySigninBody>): Promise<LoggedIn> {
  return logIn(accountApi.loginByPasskey(), body);
}

/** Creates an account with a proven number, and logs in as `postVerifyLoginCode` does. @throws ApiError */
export function postSignUp(body: SignUp): Promise<LoggedIn> {
  return signUp(accountApi.signup(), body.mobile_no, body);
}

/** Creates the account of the number that was proven before, as `postSignUp` does. @throws ApiError */
export function postProvenSignUp(mobile: string, body: ProvenSignUp): Promise<LoggedIn> {
  return signUp(accountApi.provenSignup(), mobile, body);
}

async function signUp(path: string, mobile: string, body: object): Promise<LoggedIn> {
  const isRepeated = unansweredSignUp === mobile;
  unansweredSignUp = undefined;
  try {
    return await logIn(path, body);
  } catch (error) {
    if (hasNoAnswer(error)) unansweredSignUp = mobile;
    // The first try has made the account, so the second is refused.
    if (isRepeated && (error as ApiError).code === 'invalid') throw madeBefore();
    throw error;
  }
}

/** The number of a sign-up whose answer never came. */
let unansweredSignUp: string | undefined;

function madeBefore(): ApiError {
  return new ApiError('domain', accountMessages.madeBefore, { status: 409, code: 'conflict' });
}

/**
 * Ends this login, or with `everywhere` all logins of the customer, and reloads the home page,
 * which displays the message. @throws ApiError
 */
export async function postLogOut({ everywhere = false } = {}): Promise<void> {
  await post(shoppingApi.logout(), { everywhere });
  removeAllDrafts();
  forgetSearches();
  forgetSeen();
  leave();
}

/** Requests an email with a link to a new password. @throws ApiError */
export function postRequestPasswordReset(
  body: InferType<typeof resetRequestBody>,
): Promise<MessageAnswer> {
  return post(accountApi.resetPassword(), body);
}

/** Sets a new password with the token of an emailed link. @throws ApiError */
export function postResetPassword(token: string, body: NewPassword): Promise<MessageAnswer> {
  return post(accountApi.resetPasswordLink(token), body);
}

/** Changes the password; on success reloads the home page. @throws ApiError */
export async function postChangePassword(
  body: InferType<typeof changePasswordBody>,
): Promise<void> {
  await post(accountApi.updatePassword(), body);
  leave();
}

async function logIn<Answer extends LoggedIn | NumberProven = LoggedIn>(
  path: string,
  body: object,
): Promise<Answer> {
  // Earlier taps belong to the visitor's cart, which the login merges.
  await cartQueue.untilIdle();
  const answer = await post<Answer>(path, body).catch((error) => loggedInAnyway<Answer>(error));
  if ('isProven' in answer) return answer;
  updateSession(answer.session);
  notifyOtherTabs();
  void cartQueue.put({ kind: 'read' });
  toast.success(answer.message, { about: 'login' });
  for (const change of answer.changes) toast.warning(change);
  return answer;
}

/** Without an answer the login may hold: the session says so. @throws ApiError otherwise */
async function loggedInAnyway<Answer>(error: unknown): Promise<Answer> {
  const session = hasNoAnswer(error) ? await fetchSession({ isSilent: true }) : undefined;
  if (!session?.loggedIn) throw error;
  const answer: LoggedIn = { session, changes: [], message: accountMessages.loggedIn };
  return answer as Answer;
}

/** A code is valid once, an address has one account, each message costs: nothing is repeated. */
function post<Answer = MessageAnswer>(path: string, body: object): Promise<Answer> {
  return sendJson<Answer>('post', path, { body, isOnce: true });
}
