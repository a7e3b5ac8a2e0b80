import { SHIPPING_PAISE } from '../../../contract/limits.ts';
import { AHMEDABAD_ID } from '../places/places.ts';

/** What a delivery costs, in paise: nothing to Ahmedabad and for Elite members. */
export function shippingPaise({ cityId, isElite }: { cityId: number; isElite: boolean }): number {
  return isElite || cityId === AHMEDABAD_ID ? 0 : SHIPPING_PAISE;
}
