import { giftCardShareOf } from '@/contract/gift-card-share';
import { toPaise, toRupees } from '@/contract/money';
import type { ShopperCart } from '@/lib/view/cart';
import type { AddressOption } from './address-option';

interface OrderCost {
  cart: ShopperCart;
  /** The chosen address. */
  address: AddressOption | undefined;
}

/** The amount of an order and how it is paid, in rupees. */
export interface AmountDue {
  /** The amount that gift vouchers pay. */
  gift: number;
  /** The remaining amount, without delivery while no address is chosen. */
  left: number;
}

/** Returns the rupees that gift vouchers can pay, including delivery to the chosen address. */
export function payableByGift(due: OrderCost, balance: number): number {
  return toRupees(giftCardShareOf(wholePaise(due), toPaise(balance)));
}

/** Returns the amounts for a gift voucher balance of `balance` rupees. */
export function amountDue(due: OrderCost, balance: number): AmountDue {
  const gift = payableByGift(due, balance);
  return { gift, left: toRupees(wholePaise(due) - toPaise(gift)) };
}

function wholePaise({ cart: { cart }, address }: OrderCost): number {
  return toPaise(cart.final_total + (address?.shipping ?? 0));
}
