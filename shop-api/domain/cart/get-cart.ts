import type { CartData, CartItem } from '../../../contract/cart.ts';
import { toRupees } from '../../../contract/money.ts';
import type { Context } from '../kernel/context.ts';
import { toPicture } from '../kernel/pictures.ts';
import { priceCart } from '../kernel/price-cart.ts';
import { shopperOf } from '../kernel/who.ts';
import type { CartLine } from './read-lines.ts';
import { readLines } from './read-lines.ts';

/** Visitors and customers read their own cart; it is empty before the first product is added. */
export async function getCart({ ctx }: { ctx: Context }): Promise<CartData> {
  const shopper = shopperOf(ctx.who);
  return toCartData(await readLines({ db: ctx.db, shopper, now: ctx.clock.now() }));
}

/** Converts the lines to the cart of the API, with lines and totals in rupees. */
function toCartData(lines: readonly CartLine[]): CartData {
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
