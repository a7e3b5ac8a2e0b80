/**
 * Classes and codes of PostgreSQL for temporary failures: lost connections; no room, on the disk
 * too; a server that starts, stops, changes its leader or closes the database; locks and time
 * limits. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const PASSING_SQL = /^(?:08\w{3}|53\w{3}|57P0\d|57014|55P03|55000|25006|40001|40P01)$/;

/** Codes of the network and of the disk of the embedded database. */
const PASSING_SYSTEM = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Messages of `pg` and its pool for failures without a code: no free connection in time, a lost
 * one.
 */
const PASSING_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'is not queryable',
];

/** The error of an object store that is not reached. */
const PASSING_NAME = 'StoreAway';

/**
 * The fields that are read of an error; its class is no guide, since Node's may come from another
 * realm.
 */
interface Trouble {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Returns whether the same call may succeed a moment later. */
export function isPassingTrouble(error: unknown): boolean {
  for (let one = troubleOf(error); one; one = troubleOf(one.cause)) {
    const code = String(one.code);
    if (PASSING_SQL.test(code) || PASSING_SYSTEM.has(code)) return true;
    if (one.name === PASSING_NAME) return true;
    const message = String(one.message);
    if (PASSING_MESSAGES.some((passing) => message.includes(passing))) return true;
  }
  return false;
}

function troubleOf(error: unknown): Trouble | undefined {
  return typeof error === 'object' && error !== null ? error : undefined;
}
