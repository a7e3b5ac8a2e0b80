'use client';

import { useSettings } from '#settings';
import { type PinLookup, usePinLookup } from '@/components/shared/pin-lookup.client';
import { chargeFor } from '@/contract/shop/delivery-charges';
import { toPaise, toRupees } from '@/contract/shop/money';
import type { DeliverySettings } from '@/contract/shop/settings';
import { storePin } from '@/lib/browser/stored-pin';
import type { KnownDelivery, KnownPlace } from '@/lib/view/cart';
import type { PinEnquiry, PinFound } from '@/lib/view/pin';

/** What the server knows of the delivery of a cart. */
export interface CartDeliveryProps {
  /** For members, and for customers with a default address. */
  known?: KnownPlace | undefined;
  /** The PIN code that the server looked up, with its answer. */
  asked?: PinEnquiry | undefined;
}

interface CartDelivery {
  /** Undefined until a PIN code is known. */
  delivery: KnownDelivery | undefined;
  /** The field for a PIN code, where the shopper has to enter one. */
  pin: PinLookup | undefined;
}

const storeFoundPin = ({ place }: PinFound) => storePin(place.pin);

/**
 * Returns the delivery of a cart: to the place known from the start, or to the entered PIN code,
 * whose answer is one for all shoppers and knows no cart.
 * @param total the price of the goods in rupees, before a voucher
 */
export function useCartDelivery({ known, asked }: CartDeliveryProps, total: number): CartDelivery {
  const pin = usePinLookup({ first: asked?.answer, onFound: storeFoundPin });
  const { delivery } = useSettings();
  const place = known ?? (pin.found && placeOf(pin.found));
  return { delivery: place && deliveryTo(delivery, place, total), pin: known ? undefined : pin };
}

function placeOf({ place, arrives }: PinFound): KnownPlace {
  return { to: place.pin, cityId: place.city?.id ?? null, isMember: false, arrives };
}

function deliveryTo(
  of: DeliverySettings,
  { arrives, to, ...place }: KnownPlace,
  total: number,
): KnownDelivery {
  const { paise } = chargeFor(of, { goodsPaise: toPaise(total), ...place });
  return { to, shipping: toRupees(paise), arrives, isCollected: place.isCollected };
}
