import type { Keys } from '../../providers/keys/keys.ts';

/** Digits and letters that nobody confuses: no 0, 1, I, L, O, U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/**
 * The code of a gift voucher, `ABCD-EFGH-JKMN-PQRS-TVWX`: 98 bits that only the shop's secret can make, so
 * that it can be mailed again without ever being kept.
 */
export function giftCode(keys: Keys, giftCardId: number): string {
  const bytes = Buffer.from(keys.sign('gift voucher code', String(giftCardId)), 'hex');
  let number = BigInt(`0x${bytes.toString('hex')}`);
  const letters: string[] = [];
  while (letters.length < LENGTH) {
    letters.push(LETTERS[Number(number % BigInt(LETTERS.length))] ?? '');
    number /= BigInt(LETTERS.length);
  }
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** What a code is found by, however it was typed: capitals or not, with spaces or hyphens. */
export function giftCodeHash(keys: Keys, code: string): string {
  return keys.sign('gift voucher hash', code.toUpperCase().replaceAll(/[\s-]/g, ''));
}
