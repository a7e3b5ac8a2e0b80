import type { CartData, CartItem } from '../../../contract/cart/cart.ts';
import { PACKING_CATEGORY_ID } from '../../../contract/shop/limits.ts';
import { toRupees } from '../../../contract/shop/money.ts';
import type { DeliverySettings } from '../../../contract/shop/settings.ts';
import type { Context } from '../kernel/context.ts';
import { toPicture } from '../kernel/pictures.ts';
import { priceCart } from '../kernel/price-cart.ts';
import { shopperOf } from '../kernel/who.ts';
import { currentSettings } from '../settings/read-settings.ts';
import { cartTotals } from './cart-totals.ts';
import { type CartLine, readLines, readWithdrawn } from './read-lines.ts';

/** Visitors and customers read their own cart; it is empty before the first product is added. */
export async function getCart({ ctx }: { ctx: Context }): Promise<CartData> {
  const shopper = shopperOf(ctx.who);
  const lines = await readLines({ db: ctx.db, shopper, now: ctx.clock.now() });
  const { delivery } = await currentSettings(ctx.db);
  return toCartData({ delivery, lines }, await readWithdrawn({ db: ctx.db, shopper }));
}

/** Converts the lines to the cart of the API, with lines and totals in rupees. */
function toCartData(
  { delivery, lines }: { delivery: DeliverySettings; lines: readonly CartLine[] },
  withdrawn: CartData['withdrawn'],
): CartData {
  const price = priceCart({ lines });
  const goods = lines.filter(({ categoryId }) => categoryId !== PACKING_CATEGORY_ID);
  return {
    cart_items: lines.map((line, index) => cartItem(line, price.lineTotalsPaise[index] ?? 0)),
    withdrawn,
    ...cartTotals({ delivery, lines }),
    cart_counter: goods.reduce((sum, { quantity }) => sum + quantity, 0),
    product_price: toRupees(price.mrpPaise),
  };
}

function cartItem(line: CartLine, totalPaise: number): CartItem {
  return {
    id: line.id,
    product: line.name,
    translations: line.translations,
    product_id: line.productId,
    product_image: line.picture && toPicture(line.picture),
    size: line.size,
    quantity: line.quantity,
    selling_price: toRupees(line.pricePaise),
    price_before: priceBefore(line),
    total: toRupees(totalPaise),
    available_quantity: { Quantity: line.available },
  };
}

/** Returns the price that the shopper has accepted, in rupees, where today's is higher. */
function priceBefore({ acceptedPaise, pricePaise }: CartLine): number | null {
  return acceptedPaise !== null && acceptedPaise < pricePaise ? toRupees(acceptedPaise) : null;
}
