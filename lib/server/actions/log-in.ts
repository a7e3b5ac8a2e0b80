import 'server-only';
import { object } from 'yup';
import type { LoginData } from '@/contract/account';
import { signinBody, verifyLoginCodeBody } from '@/contract/account';
import { captcha, optionalText, requiredText } from '@/contract/fields';
import { accountMessages } from '@/contract/messages/account';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { callAs } from '@/lib/server/api/shopper-call';
import type { Write, Written } from '@/lib/server/http/handle-write';
import type { SessionData } from '@/lib/server/session/session';
import { codeNumber, withCallingCode } from '@/lib/server/shopper/login-code';
import { readWishlistSummary } from '@/lib/server/shopper/wishlist';
import type { LoggedIn, SessionSummary } from '@/lib/view/session';

/** Logs in with email and password. */
export async function logInByEmailAction(write: Write<unknown>): Promise<Written> {
  return loggedIn(write, await asVisitor(write)('signin', { body: await write.input(signinBody) }));
}

const codeFields = verifyLoginCodeBody.pick(['otp']).shape({
  /** A page without JavaScript omits it: the default is the number that received the code. */
  mobile_no: optionalText('Mobile number', 20),
});

/** Logs in with the code that was sent to a number. */
export async function verifyLoginCodeAction(write: Write<unknown>): Promise<Written> {
  const { otp, mobile_no: given } = await write.input(codeFields);
  const body = { otp, mobile_no: codeNumber(write.session, given) };
  return loggedIn(write, await asVisitor(write)('verifyLoginCode', { body }));
}

/** Returns a caller as the visitor; the API would treat an outdated login as anonymous. */
function asVisitor({ session, callContext }: Write<unknown>): ShopperCall {
  return callAs({ visitorId: session.visitorId }, callContext);
}

/** Logs the session in. The token is stored only in the sealed cookie. */
async function loggedIn(
  { session, callContext }: Write<unknown>,
  { data, message = accountMessages.loggedIn }: { data: LoginData; message?: string },
): Promise<Written> {
  delete session.visitorId;
  delete session.otp;
  session.token = data.token;
  session.customer = { firstName: data.first_name, isStaff: data.is_staff || data.is_superuser };
  const answer: LoggedIn = {
    session: await summaryAfter(data, { session, call: callAs(session, callContext) }),
    changes: data.cart_changes,
    message,
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
  /** 10 digits, or with +91; the API explains what is wrong with other numbers. */
  mobile_no: requiredText('Mobile number', 20),
  recaptcha: captcha(),
});

/** Sends a login code. Stores the number in the session for the form that asks for the code. */
export async function sendLoginCodeAction({
  input,
  call,
  session,
}: Write<unknown>): Promise<Written> {
  const { mobile_no: given, recaptcha } = await input(numberFields);
  const mobileNo = withCallingCode(given);
  const { message } = await call('sendLoginCode', { body: { mobile_no: mobileNo, recaptcha } });
  session.otp = { mobileNo, until: Date.now() + REMEMBERED_MS };
  return { data: { message }, message };
}
