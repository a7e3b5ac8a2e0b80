import { giftPartOf } from '@/contract/gift-part';
import type { ShopperCart } from '@/lib/api/shopper';
import type { Place } from './place';

interface Due {
  cart: ShopperCart;
  /** The chosen one. */
  place: Place | undefined;
}

/** What an order comes to and who pays it, in rupees. */
export interface ToPay {
  /** What gift vouchers pay. */
  gift: number;
  /** What is left, without the delivery where no place is chosen. */
  left: number;
}

/** Rupees of an order that gift vouchers can pay, with the delivery to the chosen place. */
export function payableByGift(due: Due, balance: number): number {
  return giftPartOf(wholePaise(due), Math.round(balance * 100)) / 100;
}

/** What is left to pay where gift vouchers may pay up to so many rupees. */
export function toPay(due: Due, balance: number): ToPay {
  const gift = payableByGift(due, balance);
  return { gift, left: (wholePaise(due) - Math.round(gift * 100)) / 100 };
}

function wholePaise({ cart: { cart }, place }: Due): number {
  return Math.round((cart.final_total + (place?.shipping ?? 0)) * 100);
}
