import { SHIPPING_PAISE } from '../../../contract/limits.ts';
import { AHMEDABAD_ID } from './places.ts';

/** Returns the price of a delivery, in paise: 0 to Ahmedabad and for Elite members. */
export function shippingPaise({ cityId, isMember }: { cityId: number; isMember: boolean }): number {
  return isMember || cityId === AHMEDABAD_ID ? 0 : SHIPPING_PAISE;
}
