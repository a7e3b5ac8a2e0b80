import 'server-only';
import { object } from 'yup';
import {
  type LoginData,
  signinBody,
  signupBody,
  verifyLoginCodeBody,
} from '@/contract/accounts/account';
import { passkeySigninBody } from '@/contract/accounts/passkeys';
import { captcha, optionalEmail, optionalText, requiredText } from '@/contract/kit/fields';
import { INDIA_CALLING_CODE, withCallingCode } from '@/contract/kit/phones';
import { accountMessages } from '@/contract/messages/account';
import { NUMBER_PROOF_VALID_S } from '@/contract/shop/limits';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { callAs, type ShopperCall } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import type { SessionData } from '@/lib/server/session/session';
import { codeNumber, numberProofOf } from '@/lib/server/shopper/login-code';
import { readWishlistSummary } from '@/lib/server/shopper/wishlist';
import { onSurface, surfaceOf } from '@/lib/surface';
import type { LoggedIn, NumberProven, SessionSummary } from '@/lib/view/session';

/** Logs in with email and password. A number proven in this session goes to the account. */
export async function logInByEmailAction(write: Write<unknown>): Promise<Written> {
  const fields = await write.input(signinBody.omit(['proof']));
  const body = { ...fields, proof: numberProofOf(write.session)?.proof };
  return loggedIn(write, await asVisitor(write)('signin', { body }));
}

/** Asks for a passkey of the account with an email and a password: answers what a browser is given. */
export async function askPasskeyAction(write: Write<unknown>): Promise<Written> {
  const body = await write.input(signinBody.pick(['email', 'password']));
  const { data } = await asVisitor(write)('askSigninPasskey', { body });
  return { data, message: '' };
}

/** Logs in with email, password and passkey. */
export async function logInByPasskeyAction(write: Write<unknown>): Promise<Written> {
  const body = await write.input(passkeySigninBody);
  return loggedIn(write, await asVisitor(write)('signinByPasskey', { body }));
}

const codeFields = verifyLoginCodeBody.pick(['otp']).shape({
  /** A page without JavaScript omits it: the default is the number that received the code. */
  mobile_no: optionalText('Mobile number', 40),
  /** The page after the login, of a plain form. */
  next: optionalText('Next', 2000),
});

/**
 * Logs in with the code that was sent to a number. A number without an account is proven for the
 * sign-up, which takes the number from the session.
 */
export async function verifyLoginCodeAction(write: Write<unknown>): Promise<Written> {
  const { session } = write;
  const { otp, mobile_no: given, next } = await write.input(codeFields);
  const mobileNo = codeNumber(session, given);
  const body = { otp, mobile_no: mobileNo, sign_up: true };
  const { data, message, proof } = await asVisitor(write)('verifyLoginCode', { body });
  if (data) return loggedIn(write, { data, message });
  if (!proof) throw new ApiError('contract', 'Neither a login nor a proof');
  delete session.otp;
  session.proven = { mobileNo, proof, until: Date.now() + NUMBER_PROOF_VALID_S * 1000 };
  const answer: NumberProven = { isProven: true, message: message ?? accountMessages.numberProven };
  return {
    data: answer,
    message: answer.message,
    next: onSurface(routes.signup(next), surfaceOf(next ?? '/')),
  };
}

/** Creates an account with the number that was proven in this session, and logs in. */
export async function signUpAction(write: Write<unknown>): Promise<Written> {
  const fields = await write.input(signupBody.omit(['proof']));
  const proven = numberProofOf(write.session);
  const wanted = withCallingCode(INDIA_CALLING_CODE, fields.mobile_no);
  if (proven?.mobileNo !== wanted) throw notProven();
  const body = { ...fields, proof: proven.proof };
  const { data, message } = await asVisitor(write)('signup', { body });
  if (!data) throw new ApiError('contract', 'No login');
  return loggedIn(write, { data, message });
}

const provenFields = object({
  name: requiredText('Name', 200),
  email: optionalEmail(),
});

/** Creates the account of the number that was proven in this session, from a name alone. */
export async function signUpProvenAction(write: Write<unknown>): Promise<Written> {
  const { name, email } = await write.input(provenFields);
  const proven = numberProofOf(write.session);
  if (!proven) throw notProven();
  const body = { ...splitName(name), email, mobile_no: proven.mobileNo, proof: proven.proof };
  const { data, message } = await asVisitor(write)('signupProven', { body });
  return loggedIn(write, { data, message });
}

/** The last word is the last name, where there are more. */
function splitName(name: string) {
  const [last = '', ...others] = name.split(/\s+/).reverse();
  const first = others.reverse().join(' ');
  return { first_name: (first || last).slice(0, 100), last_name: first ? last.slice(0, 100) : '' };
}

function notProven(): ApiError {
  const message = accountMessages.numberNotProven;
  const fields = { mobile_no: [message] };
  return new ApiError('domain', message, { status: 422, code: 'invalid', fields });
}

/** Returns a caller as the visitor; the API would treat an outdated login as anonymous. */
function asVisitor({ session, callContext }: Write<unknown>): ShopperCall {
  return callAs({ visitorId: session.visitorId }, callContext);
}

/** Logs the session in. The token is stored only in the sealed cookie. */
async function loggedIn(
  { session, callContext, t }: Write<unknown>,
  { data, message = accountMessages.loggedIn }: { data: LoginData; message?: string },
): Promise<Written> {
  delete session.visitorId;
  delete session.otp;
  delete session.proven;
  session.token = data.token;
  session.customer = { firstName: data.first_name, isStaff: data.is_staff || data.is_superuser };
  const answer: LoggedIn = {
    session: await summaryAfter(data, { session, call: callAs(session, callContext) }),
    changes: data.cart_changes.map(t.filled),
    message: t(message),
  };
  return { data: answer, message: [answer.message, ...answer.changes].join(' ') };
}

async function summaryAfter(
  data: LoginData,
  shopper: { session: SessionData; call: ShopperCall },
): Promise<SessionSummary> {
  // The login is valid even if this read fails: the next read of the session loads the wishlist.
  const wishlist = await readWishlistSummary(shopper).catch(() => ({
    wishlistCount: data.wishlist_counter,
    wishlisted: [],
  }));
  return {
    loggedIn: true,
    firstName: data.first_name,
    isElite: data.is_sose_elite_user,
    isStaff: data.is_staff || data.is_superuser,
    cartCount: data.cart_counter,
    cartTotal: data.cart_totals.final_total,
    ...wishlist,
  };
}

const REMEMBERED_MS = 10 * 60_000;

const numberFields = object({
  /** The API explains what is wrong with a number. */
  mobile_no: requiredText('Mobile number', 40),
  recaptcha: captcha(),
});

/**
 * Sends a login code, also to a number without an account. Stores the number in the session for the
 * form that asks for the code.
 */
export async function sendLoginCodeAction({
  input,
  call,
  session,
}: Write<unknown>): Promise<Written> {
  const { mobile_no: given, recaptcha } = await input(numberFields);
  const mobileNo = withCallingCode(INDIA_CALLING_CODE, given);
  const body = { mobile_no: mobileNo, recaptcha, sign_up: true };
  const { message } = await call('sendLoginCode', { body });
  session.otp = { mobileNo, until: Date.now() + REMEMBERED_MS };
  return { data: { message }, message };
}
