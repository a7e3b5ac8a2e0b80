import 'server-only';
import type { IronSession, SessionOptions } from 'iron-session';
import { getIronSession, webCookies } from 'iron-session';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { serverConfig } from './config';

/** A message for the page that a plain form post returns to. */
export interface Flash {
  message: string;
  isError: boolean;
  /** Unix time in ms after which it is no longer shown. */
  until: number;
}

/** What the sealed cookie holds. The browser cannot read it; it must stay below 4 kB. */
export interface SessionData {
  visitorId?: string;
  /** The shop API's login token. */
  token?: string;
  customer?: { firstName: string; isElite: boolean; isStaff: boolean };
  isGift?: boolean;
  giftMessage?: string;
  flash?: Flash;
}

export type Session = IronSession<SessionData>;

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

function options(): SessionOptions {
  const { publicOrigin, sessionSecret } = serverConfig();
  const isSecure = publicOrigin.startsWith('https:');
  return {
    // The prefix binds the cookie to this very host; browsers accept it on https alone.
    cookieName: isSecure ? '__Host-vanya_session' : 'vanya_session',
    password: sessionSecret,
    ttl: THIRTY_DAYS_S,
    cookieOptions: { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/' },
  };
}

/** The session of the page being rendered. Read only: pages cannot set cookies. */
export async function readSession(): Promise<Readonly<SessionData>> {
  // Whether a seal still holds depends on the time of the request, so nothing here is prerendered.
  await connection();
  return getIronSession<SessionData>(await cookies(), options());
}

/** The session of a request to a route handler; `save()` puts the cookie into `headers`. */
export function openSession(request: Request, headers: Headers): Promise<Session> {
  return getIronSession<SessionData>(webCookies(request, headers), options());
}

/** The flash of a session while it is fresh. */
export function freshFlash({ flash }: SessionData, nowMs: number): Flash | undefined {
  return flash && nowMs < flash.until ? flash : undefined;
}
