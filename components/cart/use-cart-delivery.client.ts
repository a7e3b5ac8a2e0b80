'use client';

import type { PinLookup } from '@/components/shared/pin-lookup.client';
import { usePinLookup } from '@/components/shared/pin-lookup.client';
import { storePin } from '@/lib/browser/stored-pin';
import type { KnownDelivery } from '@/lib/view/cart';
import type { PinEnquiry, PinFound } from '@/lib/view/pin';

/** What the server knows of the delivery of a cart. */
export interface CartDeliveryProps {
  /** For members, and for customers with a default address. */
  known?: KnownDelivery | undefined;
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

/** Returns the delivery of a cart: known from the start, or that of the entered PIN code. */
export function useCartDelivery({ known, asked }: CartDeliveryProps): CartDelivery {
  const pin = usePinLookup({ first: asked?.answer, onFound: storeFoundPin });
  if (known) return { delivery: known, pin: undefined };
  const { found } = pin;
  const delivery = found && {
    to: found.place.pin,
    shipping: found.place.shipping_amt,
    arrives: found.arrives,
  };
  return { delivery, pin };
}
