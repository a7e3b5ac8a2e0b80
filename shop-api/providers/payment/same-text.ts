import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing about where the texts differ. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
