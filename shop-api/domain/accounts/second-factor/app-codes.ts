import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Codes of 30 seconds, as every authenticator app has them. */
const PERIOD_S = 30;
/** Codes of the step before and after are taken too: clocks differ. */
const WINDOW = 1;

const RECOVERY_CODES = 10;

/** Returns a new secret in base 32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns what an app scans. `issuer` and `account` are what it displays. */
export function uriOf(secret: string, { issuer, account }: { issuer: string; account: string }) {
  return totpOf(secret, { issuer, label: account }).toString();
}

/** Returns the step of time that a code belongs to; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totpOf(secret: string, shown: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...shown, secret: Secret.fromBase32(secret), period: PERIOD_S, digits: 6 });
}

/** Returns new recovery codes: `k3f9-x2mq-7htz`, 60 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => [0, 0, 0].map(() => letters(4)).join('-'));
}

/** Without 0, 1, l and o, which are mistaken for each other. */
const LETTERS = '23456789abcdefghijkmnpqrstuvwxyz';

function letters(count: number): string {
  return [...randomBytes(count)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Returns the stored form of a recovery code, however it was typed. */
export function recoveryHash(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z\d]/g, ''))
    .digest('hex');
}
