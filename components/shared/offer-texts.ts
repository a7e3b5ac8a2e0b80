import type { Message } from '@/contract/messages/text-with-values';
import { offerMessages, voucherMessages } from '@/contract/messages/vouchers';
import { formatPaise, formatRupees, toPaise, wholeRupees } from '@/contract/shop/money';
import type { Offer } from '@/contract/vouchers/offers';

/** Returns what an offer is worth, where staff gave it no title. */
export function offerWorth({ percent, amount, max_discount: max }: Offer): Message {
  if (percent === null) return offerMessages.amountOff(formatRupees(amount ?? 0));
  return offerMessages.percentOff(percent, max === null ? undefined : wholeRupees(toPaise(max)));
}

/**
 * Returns what an offer gives on the cart, or why it gives nothing.
 * @param goods the price of the goods in the cart, in rupees
 */
export function offerFit({ discount, problem, minimum }: Offer, goods: number): Message {
  switch (problem) {
    case 'voucher_minimum_not_reached':
      return offerMessages.addMore(formatPaise(toPaise(minimum) - toPaise(goods)));
    case 'voucher_for_other_goods':
      return voucherMessages.otherGoods;
    case 'voucher_used_already':
      return voucherMessages.usedBefore;
    default:
      return discount === null ? '' : offerMessages.saves(formatRupees(discount));
  }
}
