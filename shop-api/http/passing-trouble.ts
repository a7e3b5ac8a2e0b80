/**
 * Codes of PostgreSQL and of the network that say "not now": locks and time limits, a server that
 * starts, stops or has no room, a lost connection.
 */
const PASSING = new Set([
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What `pg` and its pool name by words alone: no free connection in time, and a lost one. */
const PASSING_WORDS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'is not queryable',
];

/** What is read of an error: its kind does not tell, since Node's own may come from another realm. */
interface Trouble {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
}

/** Whether the same call may well succeed a moment later. */
export function isPassingTrouble(error: unknown): boolean {
  for (let one = troubleOf(error); one; one = troubleOf(one.cause)) {
    if (PASSING.has(String(one.code))) return true;
    const message = String(one.message);
    if (PASSING_WORDS.some((words) => message.includes(words))) return true;
  }
  return false;
}

function troubleOf(error: unknown): Trouble | undefined {
  return typeof error === 'object' && error !== null ? error : undefined;
}
