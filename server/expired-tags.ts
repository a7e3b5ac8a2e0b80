/*
 * Which cache tags were expired when, by the clock of this process that never goes back. Next.js
 * compares moments too, but misses two cases: what was being made while its tags were expired, and
 * what was begun later and joined it.
 */

/** How long what was begun earlier is remembered, in milliseconds: no request takes longer. */
const REMEMBERED_MS = 120_000;

/** The last time, by tag. */
const expiredAt = new Map<string, number>();

/** Data that was old when it was complete. */
interface OldData {
  tags: readonly string[];
  completeAt: number;
}

let oldData: OldData[] = [];

/** The moment that the functions here compare with, in milliseconds. */
export const now = (): number => performance.now();

/** Says that the data of these tags has changed. */
export function expireTags(tags: readonly string[]): void {
  const moment = now();
  for (const tag of tags) expiredAt.set(tag, moment);
}

/**
 * Says that data with these tags is complete and was read before they were expired. What is being
 * rendered may contain it, whenever that was begun: Next.js reads the same data once for all.
 */
export function noteOldData(tags: readonly string[]): void {
  const completeAt = now();
  oldData = oldData.filter((one) => one.completeAt > completeAt - REMEMBERED_MS);
  oldData.push({ tags, completeAt });
}

/** Returns whether what was begun at a moment, and has these tags, may contain data from before a change. */
export function mayBeOld(tags: readonly string[], begunAt: number): boolean {
  if (tags.some((tag) => (expiredAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= begunAt)) return true;
  const has = new Set(tags);
  return oldData.some((old) => old.completeAt >= begunAt && old.tags.every((tag) => has.has(tag)));
}
