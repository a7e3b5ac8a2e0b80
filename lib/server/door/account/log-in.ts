import 'server-only';
import type { LoginData } from '@/contract/account';
import { signinBody, verifyOtpBody } from '@/contract/account';
import { optionalText } from '@/contract/fields';
import { accountMessages } from '@/lib/api/account-messages';
import type { LoggedIn, SessionSummary } from '@/lib/api/shopper';
import type { SessionData } from '../../session';
import type { Write, Written } from '../handle-write';
import type { ShopperCall } from '../shopper';
import { callAs } from '../shopper';
import { readWishes } from '../wishes';
import { codeNumber } from './send-otp';

/** Logs in with email and password. */
export async function logInByEmail(write: Write<unknown>): Promise<Written> {
  return loggedIn(write, await asVisitor(write)('signin', { body: await write.input(signinBody) }));
}

const codeFields = verifyOtpBody.pick(['otp']).shape({
  /** A page without JavaScript leaves it out: the number is the one the code went to. */
  mobile_no: optionalText('Mobile number', 20),
});

/** Logs in with the code that was sent to a number. */
export async function verifyOtp(write: Write<unknown>): Promise<Written> {
  const { otp, mobile_no: given } = await write.input(codeFields);
  const body = { otp, mobile_no: codeNumber(write.session, given) };
  return loggedIn(write, await asVisitor(write)('verifyOtp', { body }));
}

/** Whoever logs in does so as the visitor; the API would take an outdated login for nobody. */
function asVisitor({ session, along }: Write<unknown>): ShopperCall {
  return callAs({ visitorId: session.visitorId }, along);
}

/** Makes the session the customer's. The token goes into the sealed cookie and nowhere else. */
async function loggedIn(
  { session, along }: Write<unknown>,
  { data, message = accountMessages.loggedIn }: { data: LoginData; message?: string },
): Promise<Written> {
  delete session.visitorId;
  delete session.otp;
  session.token = data.token;
  session.customer = { firstName: data.first_name, isStaff: data.is_staff || data.is_superuser };
  const answer: LoggedIn = {
    session: await summaryAfter(data, { session, call: callAs(session, along) }),
    changes: data.cart_changes,
    message,
  };
  return { data: answer, message: [answer.message, ...answer.changes].join(' ') };
}

async function summaryAfter(
  data: LoginData,
  shopper: { session: SessionData; call: ShopperCall },
): Promise<SessionSummary> {
  // The login stands, whatever becomes of the hearts: the next read of the session brings them.
  const wishes = await readWishes(shopper).catch(() => ({
    wishlistCount: data.wishlist_counter,
    wished: [],
  }));
  return {
    loggedIn: true,
    firstName: data.first_name,
    isElite: data.is_sose_elite_user,
    isStaff: data.is_staff || data.is_superuser,
    cartCount: data.cart_counter,
    cartTotal: data.cart_totals.final_total,
    ...wishes,
  };
}
