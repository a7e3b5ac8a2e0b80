/** India has one time zone and no summer time, so that no table of zones is loaded. */
export const INDIA_AHEAD_MS = 330 * 60_000;

/** Returns the day that it is in India, `2026-12-01`. @param now Unix time in ms */
export function todayInIndia(now = Date.now()): string {
  return new Date(now + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}
