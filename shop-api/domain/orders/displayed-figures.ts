import type { ComparedFigure } from '../kernel/errors.ts';
import type { OrderPrice } from '../kernel/price-order.ts';

/** The figures that the shopper saw, in paise; an absent figure was not sent. */
export interface DisplayedFiguresPaise {
  goodsPaise?: number;
  discountPaise?: number;
  shippingPaise: number;
  /** The tax inside goods and shipping. */
  taxPaise: number;
  /** The part that gift vouchers pay; 0: they are not used. */
  giftCardPaise: number;
  /** The amount left to pay: goods less discount, with shipping, less gift vouchers. */
  amountPaise: number;
}

/** Pairs each figure of the bill with the displayed one, in the order of the bill. */
export function compareFigures(
  { price, giftCardPaise }: { price: OrderPrice; giftCardPaise: number },
  displayed: DisplayedFiguresPaise,
): ComparedFigure[] {
  const { goodsPaise, discountPaise, shippingPaise, gstPaise, totalPaise } = price;
  const { goodsPaise: goods = goodsPaise, discountPaise: discount = discountPaise } = displayed;
  return [
    { name: 'goods', displayedPaise: goods, nowPaise: goodsPaise },
    { name: 'discount', displayedPaise: discount, nowPaise: discountPaise },
    { name: 'shipping', displayedPaise: displayed.shippingPaise, nowPaise: shippingPaise },
    { name: 'tax', displayedPaise: taxOf(price, displayed), nowPaise: gstPaise },
    { name: 'gift_voucher', displayedPaise: displayed.giftCardPaise, nowPaise: giftCardPaise },
    { name: 'amount', displayedPaise: displayed.amountPaise, nowPaise: totalPaise - giftCardPaise },
  ];
}

/**
 * The cart of the specification answers the tax of the goods alone, so a client that keeps to it
 * sends that one: it has seen the same bill, whose amount is compared too.
 */
function taxOf({ gstPaise, shippingGstPaise }: OrderPrice, { taxPaise }: DisplayedFiguresPaise) {
  return taxPaise === gstPaise - shippingGstPaise ? gstPaise : taxPaise;
}
