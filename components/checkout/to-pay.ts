import type { ShopperCart } from '@/lib/api/shopper';
import type { Place } from './place';

/** Rupees to pay with the delivery to a place; undefined until one is chosen. */
export function toPay({ cart }: ShopperCart, place: Place | undefined): number | undefined {
  return place && cart.final_total + place.shipping;
}
