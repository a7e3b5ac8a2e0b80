import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';

/** Returns whether a request has `Authorization: Bearer {token}`. */
export function bearsToken(c: Context, token: string): boolean {
  return timingSafeEqual(hash(c.req.header('authorization') ?? ''), hash(`Bearer ${token}`));
}

/** Texts of one length, as the comparison needs them. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
