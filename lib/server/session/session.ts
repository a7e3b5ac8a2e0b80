import 'server-only';
import { getIronSession } from 'iron-session';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import type { FieldErrors } from '@/contract/kit/errors';
import type { TypedBilling } from '@/contract/orders/billing';
import type { Language } from '@/contract/shop/languages';
import type { Surface } from '@/lib/surface';
import type { CollectChoice } from '@/lib/view/collect';
import { cookieName, sealOf, sessionFingerprint } from './session-cookies';

/** A message for the page that a plain form post returns to. */
export interface Flash {
  message: string;
  /** Additional sentences, displayed beside the message. */
  details?: string[];
  isError: boolean;
  /** The expiry as Unix time in ms. */
  until: number;
  /** The path of the page that shows it. */
  page: string;
  /** The input of the failed form; never a password, a code or a captcha. */
  typed?: Record<string, string>;
  errors?: FieldErrors;
}

/** Written at login, at logout, and when the customer changes their name. */
export interface LoginCookie {
  /** The shop API's login token. */
  token?: string;
  customer?: { firstName: string; isStaff: boolean };
}

/** The rest, which any write may change. */
export interface VisitCookie {
  visitorId?: string;
  /** The language that the shopper has chosen. */
  language?: Language;
  isGift?: boolean;
  giftMessage?: string;
  /** Whom the cart's order is billed to, as typed. */
  billing?: Partial<TypedBilling>;
  /** The first day on which the gift may arrive, `2026-12-01`. */
  giftDay?: string;
  /** Where the shopper collects the cart's order, and who does; without it, it is delivered. */
  collect?: CollectChoice;
  /** The voucher code on the cart, as last accepted by the shop API. */
  voucher?: string;
  /** The last payment sent to the gateway. */
  paying?: { txnid: string; surface: Surface };
  /** The payment of the last order of the cart, which takes gift options and voucher with it. */
  cartPayment?: {
    txnid: string;
    voucher: string;
    isGiftChanged?: boolean;
    isBillingChanged?: boolean;
    store?: number;
  };
  /** The printed number of the order just placed; the orders thank for it until `until` (Unix ms). */
  placed?: { number: string; until: number };
  flash?: Flash;
  /** The number that received a login code, with +91; expires at `until` (Unix time in ms). */
  otp?: { mobileNo: string; until: number };
  /** A number without an account whose code was entered here, with +91, and the API's proof. */
  proven?: { mobileNo: string; proof: string; until: number };
}

/** The content of the sealed cookies. The browser cannot read them; each must stay below 4 kB. */
export type SessionData = LoginCookie & VisitCookie;

/** Returns the session of the page being rendered. Read only: pages cannot set cookies. */
export async function readSession(): Promise<Readonly<SessionData>> {
  // The validity of a seal depends on the time of the request, so this is never prerendered.
  await connection();
  const store = await cookies();
  const [visit, login] = await Promise.all([
    getIronSession<VisitCookie>(store, sealOf('session')),
    getIronSession<LoginCookie>(store, sealOf('login')),
  ]);
  return joinCookies({ visit, login, ended: store.get(cookieName('ended'))?.value });
}

interface CookieContents {
  visit: SessionData;
  login: LoginCookie;
  /** The fingerprint of an ended login. */
  ended: string | undefined;
}

/** Joins the cookies to a session, without an ended login. */
export function joinCookies({ visit, login, ended }: CookieContents): SessionData {
  const isOver = ended !== undefined && ended === sessionFingerprint(login.token);
  return { ...splitCookies(visit)[1], ...(isOver ? {} : splitCookies(login)[0]) };
}

/** Splits a session into the contents of its cookies. */
export function splitCookies({
  token,
  customer,
  ...visit
}: SessionData): [LoginCookie, VisitCookie] {
  return [token === undefined ? {} : { token, customer }, visit];
}

/** Returns the flash for a page, `page` being its path, until it expires. */
export function freshFlash(
  { flash }: Readonly<SessionData>,
  { page, nowMs }: { page: string; nowMs: number },
): Flash | undefined {
  return flash && flash.page === page && nowMs < flash.until ? flash : undefined;
}
