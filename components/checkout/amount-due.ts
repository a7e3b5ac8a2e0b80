import { type SumsDue, sumsDue } from '@/contract/cart/cart-sums';
import { giftCardShareOf } from '@/contract/payments/gift-card-share';
import { toPaise, toRupees } from '@/contract/shop/money';
import type { ShopperCart } from '@/lib/view/cart';
import type { PricedPlace } from './address-option';

interface OrderCost {
  cart: ShopperCart;
  /** The chosen address or store. */
  address: PricedPlace | undefined;
}

/** The amount of an order and how it is paid, in rupees. */
export interface AmountDue {
  /** The amount that gift vouchers pay. */
  gift: number;
  /** The remaining amount, without delivery while no address is chosen. */
  left: number;
  /** The tax inside the goods and the delivery. */
  tax: number;
}

/** Returns the rupees that gift vouchers can pay, including delivery to the chosen address. */
export function payableByGift(due: OrderCost, balance: number): number {
  return toRupees(giftCardShareOf(sumsOf(due).amountPaise, toPaise(balance)));
}

/** Returns the amounts for a gift voucher balance of `balance` rupees. */
export function amountDue(due: OrderCost, balance: number): AmountDue {
  const gift = payableByGift(due, balance);
  const { amountPaise, taxPaise } = sumsOf(due);
  return { gift, left: toRupees(amountPaise - toPaise(gift)), tax: toRupees(taxPaise) };
}

function sumsOf({ cart: { cart }, address }: OrderCost): SumsDue {
  return sumsDue(cart, address?.shipping ?? 0);
}
