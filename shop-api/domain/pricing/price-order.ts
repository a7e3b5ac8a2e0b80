import type { LineToPrice } from './price-cart.ts';
import { gstInside, priceCart } from './price-cart.ts';
import { shareOut } from './share-out.ts';

/** What one line of an order is made of, in integer paise, tax included. */
export interface OrderLinePrice {
  totalPaise: number;
  discountPaise: number;
  /** Its share of the delivery. */
  shippingPaise: number;
  /** The tax inside total less discount. */
  gstPaise: number;
  shippingGstPaise: number;
}

/** What an order is made of, in integer paise, tax included. */
export interface OrderPrice {
  lines: OrderLinePrice[];
  goodsPaise: number;
  discountPaise: number;
  shippingPaise: number;
  /** The tax inside the goods: what the cart shows. */
  goodsGstPaise: number;
  /** The tax inside everything. */
  gstPaise: number;
  /** Goods less discount, with shipping. */
  totalPaise: number;
}

interface OrderToPrice {
  lines: readonly LineToPrice[];
  discountPaise: number;
  shippingPaise: number;
}

/**
 * The figures of an order. A delivery charged with goods is part of the supply and is taxed at their
 * rates (CGST Act, section 8), so it is shared over the lines by what they cost.
 */
export function priceOrder({ lines, discountPaise, shippingPaise }: OrderToPrice): OrderPrice {
  const cart = priceCart({ lines, discountPaise });
  const discounts = shareOut(cart.discountPaise, cart.lineTotalsPaise);
  const net = cart.lineTotalsPaise.map((total, index) => total - (discounts[index] ?? 0));
  const shares = shareOut(shippingPaise, cart.payablePaise > 0 ? net : cart.lineTotalsPaise);
  const priced = lines.map(({ gstPercent }, index) => ({
    totalPaise: cart.lineTotalsPaise[index] ?? 0,
    discountPaise: discounts[index] ?? 0,
    shippingPaise: shares[index] ?? 0,
    gstPaise: gstInside(net[index] ?? 0, gstPercent),
    shippingGstPaise: gstInside(shares[index] ?? 0, gstPercent),
  }));
  const shippingGst = priced.reduce((sum, line) => sum + line.shippingGstPaise, 0);
  return {
    lines: priced,
    goodsPaise: cart.totalPaise,
    discountPaise: cart.discountPaise,
    shippingPaise,
    goodsGstPaise: cart.gstPaise,
    gstPaise: cart.gstPaise + shippingGst,
    totalPaise: cart.payablePaise + shippingPaise,
  };
}
