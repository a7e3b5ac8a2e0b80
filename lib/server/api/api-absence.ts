import { processWide } from '../process-wide.ts';

const absence = processWide('api-absence', () => ({ last: Number.NEGATIVE_INFINITY }));

/** Notes that the API has just given no answer, or said that it cannot work, as without its database. */
export function noteAbsence(): void {
  absence().last = performance.now();
}

/** Whether the API has been away since then. @param since a time of `performance.now()` */
export function wasAbsentSince(since: number): boolean {
  return absence().last >= since;
}
