import type { CartData, CartItem } from '../../../contract/cart.ts';
import { toPicture } from '../pictures/to-picture.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import type { CartLine } from './read-lines.ts';

/** The cart as it travels: lines and totals in rupees. */
export function cartData(lines: readonly CartLine[]): CartData {
  const price = priceCart({ lines });
  return {
    cart_items: lines.map((line, index) => cartItem(line, price.lineTotalsPaise[index] ?? 0)),
    total: toRupees(price.totalPaise),
    gst_amt: toRupees(price.gstPaise),
    discount_amt: toRupees(price.discountPaise),
    final_total: toRupees(price.payablePaise),
    cart_counter: price.counter,
    product_price: toRupees(price.mrpPaise),
  };
}

function cartItem(line: CartLine, totalPaise: number): CartItem {
  return {
    id: line.id,
    product: line.name,
    product_id: line.productId,
    product_image: line.picture && toPicture(line.picture),
    size: line.size,
    quantity: line.quantity,
    selling_price: toRupees(line.pricePaise),
    total: toRupees(totalPaise),
    available_quantity: { Quantity: line.available },
  };
}
