import { SHOP_SLUG } from '@/contract/shop/shop-names';
import 'server-only';
import { createHash } from 'node:crypto';
import type { SessionOptions } from 'iron-session';
import { serverConfig } from '@/lib/server/config';

/**
 * `session`: the visit. `login`: written only at login and logout. `ended`: an ended login.
 * `voucher`: the code of a link that was opened.
 */
export type CookieKind = 'session' | 'login' | 'ended' | 'voucher';

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

function isSecure(): boolean {
  return serverConfig().publicOrigin.startsWith('https:');
}

/** Returns the name. The prefix binds the cookie to this host; browsers accept it only on https. */
export function cookieName(kind: CookieKind): string {
  return `${isSecure() ? '__Host-' : ''}${SHOP_SLUG}_${kind}`;
}

/** Returns the attributes: unreadable for scripts, and not sent with posts of other sites. */
export function cookieAttributes() {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    path: '/',
    maxAge: THIRTY_DAYS_S,
  } as const;
}

/** Returns the options that seal a part. */
export function sealOf(kind: CookieKind): SessionOptions {
  const { maxAge: ttl, ...cookieOptions } = cookieAttributes();
  return {
    cookieName: cookieName(kind),
    password: serverConfig().sessionSecret,
    ttl,
    cookieOptions,
  };
}

/** Returns a fingerprint that identifies a login token without revealing it. */
export function sessionFingerprint(token = ''): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 32);
}
