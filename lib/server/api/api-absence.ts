import { processWide } from '../process-wide.ts';

const absence = processWide('api-absence', () => ({ last: Number.NEGATIVE_INFINITY }));

/** Notes that the API has just given no answer, or said that it cannot work, as without its database. */
export function noteAbsence(): void {
  absence().last = performance.now();
}

/** How long requests that come later may still get what one of them has read, in milliseconds. */
const SHARED_MS = 10_000;

/**
 * Whether what a request got may have failed for want of the API: a read that it shared with an
 * earlier request had begun, and failed, before.
 * @param begun when it came, a time of `performance.now()`
 */
export function mayLackApi(begun: number, sharedMs = SHARED_MS): boolean {
  return wasAbsentSince(begun - sharedMs);
}

/** Whether the API has been away since then. @param since a time of `performance.now()` */
export function wasAbsentSince(since: number): boolean {
  return absence().last >= since;
}
