import type { OwnGiftVoucher } from '../../../contract/gift-vouchers.ts';
import type { giftCards } from '../../db/schema/gift-cards.ts';
import type { Keys } from '../../providers/keys/keys.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { giftCode } from './gift-code.ts';

export type GiftCardRow = typeof giftCards.$inferSelect;

/** A gift voucher as its owner sees it: never its whole code. */
export function giftCardData(keys: Keys, card: GiftCardRow): OwnGiftVoucher {
  return {
    id: card.id,
    ending: giftCode(keys, card.id).slice(-4),
    amount: toRupees(card.amountPaise),
    balance: toRupees(card.balancePaise),
    received_on: (card.boundAt ?? card.createdAt).toISOString(),
  };
}
