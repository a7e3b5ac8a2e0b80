import { toPaise } from '../shop/money.ts';

/** The figures of a cart that a delivery adds to, in rupees as sent on the wire. */
interface CartSums {
  final_total: number;
  gst_amt: number;
  shipping_gst_amt: number;
}

/** The amount of an order and the tax inside it, in integer paise. */
export interface SumsDue {
  amountPaise: number;
  taxPaise: number;
}

/**
 * Adds a delivery to a cart: the figures of the cart, the checkout and the order.
 * @param shipping the delivery charge in rupees; 0 where the delivery is free
 */
export function sumsDue(cart: CartSums, shipping: number): SumsDue {
  const shippingTax = shipping > 0 ? cart.shipping_gst_amt : 0;
  return {
    amountPaise: toPaise(cart.final_total) + toPaise(shipping),
    taxPaise: toPaise(cart.gst_amt) + toPaise(shippingTax),
  };
}
