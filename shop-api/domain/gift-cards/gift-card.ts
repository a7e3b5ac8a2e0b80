import type { OwnGiftCard } from '../../../contract/payments/gift-cards.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { giftCards } from '../../db/schema/gift-cards.ts';
import type { Keys } from '../../providers/keys.ts';

/** Digits and letters without lookalikes: no 0, 1, I, L, O, U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;

/**
 * Returns the code of a gift voucher, `ABCD-EFGH-JKMN-PQRS-TVWX`: 98 bits that only the shop's
 * secret can produce, so that it can be mailed again without being stored.
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

/** Returns the hash by which a code is found; only letters and digits of a pasted text count. */
export function giftCodeHash(keys: Keys, code: string): string {
  return keys.sign('gift voucher hash', code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));
}

export type GiftCardRow = typeof giftCards.$inferSelect;

/** Returns a gift voucher as its owner sees it: never its whole code. */
export function toGiftCardData(keys: Keys, card: GiftCardRow): OwnGiftCard {
  return {
    id: card.id,
    ending: giftCode(keys, card.id).slice(-4),
    amount: toRupees(card.amountPaise),
    balance: toRupees(card.balancePaise),
    received_on: (card.boundAt ?? card.createdAt).toISOString(),
  };
}
