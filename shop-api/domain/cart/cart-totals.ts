import { toRupees } from '../../../contract/shop/money.ts';
import type { DeliverySettings } from '../../../contract/shop/settings.ts';
import { quoteDelivery } from '../delivery/quote-delivery.ts';
import { type Discount, type LineToPrice, priceCart } from '../kernel/price-cart.ts';
import { priceOrder } from '../kernel/price-order.ts';

interface CartToPrice extends Discount {
  delivery: DeliverySettings;
  lines: readonly LineToPrice[];
}

/** Returns the totals of a cart in rupees, and the tax inside a delivery that is charged. */
export function cartTotals({ delivery, ...sale }: CartToPrice) {
  const goodsPaise = priceCart({ lines: sale.lines }).totalPaise;
  const charged = quoteDelivery(delivery, {
    cart: { goodsPaise },
    place: null,
    who: { isMember: false },
  });
  const price = priceOrder({ ...sale, shippingPaise: charged.paise });
  return {
    total: toRupees(price.goodsPaise),
    gst_amt: toRupees(price.gstPaise - price.shippingGstPaise),
    shipping_gst_amt: toRupees(price.shippingGstPaise),
    discount_amt: toRupees(price.discountPaise),
    final_total: toRupees(price.totalPaise - price.shippingPaise),
  };
}
