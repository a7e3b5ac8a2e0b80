import 'server-only';
import { getIronSession } from 'iron-session';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import type { FieldErrors } from '@/contract/errors';
import { cookieName, fingerprint, sealOf } from './session-cookies';

/** A message for the page that a plain form post returns to. */
export interface Flash {
  message: string;
  /** What there is to say beside it, a sentence each. */
  details?: string[];
  isError: boolean;
  /** Unix time in ms after which it is no longer shown. */
  until: number;
  /** The path of the page it is for. */
  page: string;
  /** What was typed into the form that failed; never a password, a code or a captcha. */
  typed?: Record<string, string>;
  errors?: FieldErrors;
}

/** Written at login, at logout, and when the customer changes the name. */
export interface LoginPart {
  /** The shop API's login token. */
  token?: string;
  customer?: { firstName: string; isStaff: boolean };
}

/** The rest, which any write may change. */
export interface VisitPart {
  visitorId?: string;
  isGift?: boolean;
  giftMessage?: string;
  /** The voucher code on the cart, as the shop API last took it. */
  voucher?: string;
  /** The payment that was left for the gateway last; `isOfCart`: it pays for what is in the cart. */
  paying?: { txnid: string; isInApp: boolean; isOfCart?: boolean };
  flash?: Flash;
  /** The number a login code went to, with +91; forgotten at `until` (Unix time in ms). */
  otp?: { mobileNo: string; until: number };
}

/** What the sealed cookies hold. The browser cannot read them; each must stay below 4 kB. */
export type SessionData = LoginPart & VisitPart;

/** The session of the page being rendered. Read only: pages cannot set cookies. */
export async function readSession(): Promise<Readonly<SessionData>> {
  // Whether a seal still holds depends on the time of the request, so nothing here is prerendered.
  await connection();
  const store = await cookies();
  const [visit, login] = await Promise.all([
    getIronSession<VisitPart>(store, sealOf('session')),
    getIronSession<LoginPart>(store, sealOf('login')),
  ]);
  return joinParts({ visit, login, ended: store.get(cookieName('ended'))?.value });
}

interface Parts {
  visit: SessionData;
  login: LoginPart;
  /** Fingerprint of a login that is over. */
  ended: string | undefined;
}

/** The session as its cookies tell it, without a login that is over. */
export function joinParts({ visit, login, ended }: Parts): SessionData {
  const isOver = ended !== undefined && ended === fingerprint(login.token);
  return { ...splitParts(visit)[1], ...(isOver ? {} : splitParts(login)[0]) };
}

/** What of a session goes into which cookie. */
export function splitParts({ token, customer, ...visit }: SessionData): [LoginPart, VisitPart] {
  return [token === undefined ? {} : { token, customer }, visit];
}

/** The flash for a page, `page` being its path, while it is fresh. */
export function freshFlash(
  { flash }: Readonly<SessionData>,
  { page, nowMs }: { page: string; nowMs: number },
): Flash | undefined {
  return flash && flash.page === page && nowMs < flash.until ? flash : undefined;
}
