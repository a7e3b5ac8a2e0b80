import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { fewAtATime } from '../few-at-a-time.ts';
import { type Passwords, PasswordsBusy } from './passwords.ts';

/** The cost of one hash: 19 MiB and two passes, the OWASP minimum for argon2id. */
export const ARGON2_COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

interface Limits {
  /** Passwords checked at the same time. */
  atOnce: number;
  /** Passwords that may wait; the next one is refused. */
  waiting: number;
}

const derive = promisify(argon2);

/**
 * Hashes passwords with argon2id in the PHC format, few at a time: each takes memory and a core.
 * @param cost of new hashes; a stored one is checked at its own
 */
export function argon2Passwords(
  { atOnce, waiting }: Limits = { atOnce: 2, waiting: 20 },
  cost = ARGON2_COST,
): Passwords {
  const busy = () => new PasswordsBusy('Too many passwords wait to be checked');
  const inTurn = fewAtATime({ atOnce, waiting, busy });
  const decoy = hashOf('a password nobody has', cost);
  return {
    hash: (password) => inTurn(() => hashOf(password, cost)),
    matches: (password, hash) =>
      inTurn(async () => (await isSame(password, hash ?? (await decoy))) && hash !== null),
  };
}

async function hashOf(password: string, cost: typeof ARGON2_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await derive('argon2id', { ...cost, message: password, nonce: salt });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

async function isSame(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = STORED.exec(hash) ?? [];
  if (!memory) throw new Error('A stored password is not an argon2id hash');
  const expected = Buffer.from(tag, 'base64');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, given);
}

/** Encodes Base64 without padding, as the PHC format requires. */
function plain(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
