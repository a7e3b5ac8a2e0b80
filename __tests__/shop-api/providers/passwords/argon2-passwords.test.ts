import { argon2Sync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { ARGON2_COST, argon2Passwords } from '@/shop-api/providers/passwords/argon2-passwords';

const passwords = argon2Passwords();
const PASSWORD = 'Tulsi@2026 टुलसी';

describe('a stored password', () => {
  test('is argon2id in the PHC format, at the cost that OWASP recommends', async () => {
    const hash = await passwords.hash(PASSWORD);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(hash).not.toContain(PASSWORD);
  });

  test('is salted: the same password is stored differently each time', async () => {
    expect(await passwords.hash(PASSWORD)).not.toBe(await passwords.hash(PASSWORD));
  });

  test('matches the right password and no other', async () => {
    const hash = await passwords.hash(PASSWORD);
    expect(await passwords.matches(PASSWORD, hash)).toBe(true);
    for (const other of ['', PASSWORD.slice(1), `${PASSWORD} `, PASSWORD.toLowerCase()]) {
      expect(await passwords.matches(other, hash)).toBe(false);
    }
  });

  test('is verified at its own cost when the shop’s is raised later', async () => {
    const old = { ...ARGON2_COST, memory: 8192, passes: 1 };
    const nonce = Buffer.alloc(16, 7);
    const tag = argon2Sync('argon2id', { ...old, message: PASSWORD, nonce });
    const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const hash = `$argon2id$v=19$m=8192,t=1,p=1$${plain(nonce)}$${plain(tag)}`;
    expect(await passwords.matches(PASSWORD, hash)).toBe(true);
    expect(await passwords.matches('another', hash)).toBe(false);
  });

  test.each(['', 'Demo@1234', '$2b$10$abcdefghijklmnopqrstuv'])(
    'that is no valid hash (%j) is an error, not a wrong password',
    async (hash) => {
      await expect(passwords.matches(PASSWORD, hash)).rejects.toThrow('not an argon2id hash');
    },
  );
});

describe('a missing password hash', () => {
  test('matches nothing, not even the password of the decoy hash', async () => {
    expect(await passwords.matches('a password nobody has', null)).toBe(false);
  });

  test('takes as long to check as a stored one', async () => {
    const hash = await passwords.hash(PASSWORD);
    const [stored, missing]: [number[], number[]] = [[], []];
    for (let round = 0; round < 15; round++) {
      stored.push(await timeOf(() => passwords.matches('wrong', hash)));
      missing.push(await timeOf(() => passwords.matches('wrong', null)));
    }
    const ratio = median(missing) / median(stored);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('password checks', () => {
  test('are queued and refused when the queue is full', async () => {
    const few = argon2Passwords({ atOnce: 2, waiting: 3 });
    const hash = await few.hash(PASSWORD);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 9 }, () => few.matches(PASSWORD, hash)),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(refused).toEqual(Array(4).fill('PasswordsBusy'));
    expect(outcomes.filter((one) => one.status === 'fulfilled' && one.value)).toHaveLength(5);
  });

  test('continue after one has failed', async () => {
    const few = argon2Passwords({ atOnce: 1, waiting: 1 });
    await expect(few.matches(PASSWORD, 'no hash')).rejects.toThrow();
    expect(await few.matches(PASSWORD, await few.hash(PASSWORD))).toBe(true);
  });
});

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
