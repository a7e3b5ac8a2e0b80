import { toRupees } from '../../../contract/shop/money.ts';
import { quoteDelivery } from '../delivery/quote-delivery.ts';
import type { LineToPrice } from '../kernel/price-cart.ts';
import { priceCart } from '../kernel/price-cart.ts';
import { priceOrder } from '../kernel/price-order.ts';

interface CartToPrice {
  lines: readonly LineToPrice[];
  discountPaise?: number;
}

/** Returns the totals of a cart in rupees, and the tax inside a delivery that is charged. */
export function cartTotals({ lines, discountPaise = 0 }: CartToPrice) {
  const goodsPaise = priceCart({ lines }).totalPaise;
  const charged = quoteDelivery({ cart: { goodsPaise }, place: null, who: { isMember: false } });
  const price = priceOrder({ lines, discountPaise, shippingPaise: charged.paise });
  return {
    total: toRupees(price.goodsPaise),
    gst_amt: toRupees(price.gstPaise - price.shippingGstPaise),
    shipping_gst_amt: toRupees(price.shippingGstPaise),
    discount_amt: toRupees(price.discountPaise),
    final_total: toRupees(price.totalPaise - price.shippingPaise),
  };
}
