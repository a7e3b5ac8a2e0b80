const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a login lasts, in milliseconds: in all, and without being used. */
interface TokenLife {
  inAllMs: number;
  idleMs: number;
}

/** A login that opens the whole shop lasts a working day, and not over lunch. */
export function tokenLife(isStaff: boolean): TokenLife {
  return isStaff
    ? { inAllMs: 8 * HOUR_MS, idleMs: 30 * MINUTE_MS }
    : { inAllMs: 30 * DAY_MS, idleMs: 14 * DAY_MS };
}
