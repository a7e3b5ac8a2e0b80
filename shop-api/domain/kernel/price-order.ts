import { type Discount, gstInside, type LineToPrice, priceCart, shareOut } from './price-cart.ts';

/** The figures of one order line, in integer paise, tax included. */
interface OrderLinePrice {
  totalPaise: number;
  discountPaise: number;
  /** The line's share of the delivery charge. */
  shippingPaise: number;
  /** The tax inside total less discount. */
  gstPaise: number;
  shippingGstPaise: number;
}

/** The figures of an order, in integer paise, tax included. */
export interface OrderPrice {
  lines: OrderLinePrice[];
  goodsPaise: number;
  discountPaise: number;
  shippingPaise: number;
  /** The tax inside the shipping alone. */
  shippingGstPaise: number;
  /** The tax inside goods and shipping. */
  gstPaise: number;
  /** Goods less discount, with shipping. */
  totalPaise: number;
}

interface OrderToPrice extends Discount {
  lines: readonly LineToPrice[];
  shippingPaise: number;
}

/**
 * Calculates the figures of an order. A delivery charge is part of the supply of the goods and is
 * taxed at their rates (CGST Act, section 8), so it is shared over the lines by price.
 */
export function priceOrder({ shippingPaise, ...sale }: OrderToPrice): OrderPrice {
  const { lines } = sale;
  const cart = priceCart(sale);
  const { lineDiscountsPaise: discounts } = cart;
  const net = cart.lineTotalsPaise.map((total, index) => total - (discounts[index] ?? 0));
  const shares = shareOut(shippingPaise, cart.payablePaise > 0 ? net : cart.lineTotalsPaise);
  const priced = lines.map(({ gstPercent }, index) => ({
    totalPaise: cart.lineTotalsPaise[index] ?? 0,
    discountPaise: discounts[index] ?? 0,
    shippingPaise: shares[index] ?? 0,
    gstPaise: gstInside(net[index] ?? 0, gstPercent),
    shippingGstPaise: gstInside(shares[index] ?? 0, gstPercent),
  }));
  const shippingGstPaise = priced.reduce((sum, line) => sum + line.shippingGstPaise, 0);
  return {
    lines: priced,
    goodsPaise: cart.totalPaise,
    discountPaise: cart.discountPaise,
    shippingPaise,
    shippingGstPaise,
    gstPaise: cart.gstPaise + shippingGstPaise,
    totalPaise: cart.payablePaise + shippingPaise,
  };
}
