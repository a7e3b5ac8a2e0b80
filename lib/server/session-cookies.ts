import 'server-only';
import { createHash } from 'node:crypto';
import type { SessionOptions } from 'iron-session';
import { serverConfig } from './config';

/** `session`: the visit. `login`: written at login and logout only. `ended`: a login that is over. */
export type CookiePart = 'session' | 'login' | 'ended';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

function isSecure(): boolean {
  return serverConfig().publicOrigin.startsWith('https:');
}

/** The prefix binds a cookie to this very host; browsers accept it on https alone. */
export function cookieName(part: CookiePart): string {
  return `${isSecure() ? '__Host-' : ''}vanya_${part}`;
}

/** No script may read a cookie, and no other site's post brings it along. */
export function cookieAttributes() {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge: THIRTY_DAYS_S,
  } as const;
}

/** How a part is sealed. */
export function sealOf(part: CookiePart): SessionOptions {
  const { maxAge: ttl, ...cookieOptions } = cookieAttributes();
  return {
    cookieName: cookieName(part),
    password: serverConfig().sessionSecret,
    ttl,
    cookieOptions,
  };
}

/** Names a login token in a cookie without telling it. */
export function fingerprint(token = ''): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 32);
}
