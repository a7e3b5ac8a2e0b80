import { chargeFor, type DeliveryCharge } from '../../../contract/shop/delivery-charges.ts';
import type { Days, DeliverySettings } from '../../../contract/shop/settings.ts';
import { workingDaysTo } from './working-days.ts';

interface AskedDelivery {
  /** The price of the goods in paise, before a voucher; 0 where nothing is chosen yet. */
  cart: { goodsPaise: number };
  /** Null where it is not known yet. */
  place: { cityId: number; stateName: string } | null;
  who: { isMember: boolean };
  /** From a store, by the customer. */
  isCollected?: boolean;
}

/** The price of a delivery in paise, why it is that, and how long it takes. */
export interface DeliveryQuote extends DeliveryCharge {
  /** Working days in transit; null where the place is not known yet. */
  days: Days | null;
}

/** Returns what a delivery costs by the settings of the shop, and how long it takes. */
export function quoteDelivery(
  of: DeliverySettings,
  { cart, place, who, isCollected = false }: AskedDelivery,
): DeliveryQuote {
  const charge = chargeFor(of, {
    goodsPaise: cart.goodsPaise,
    cityId: place?.cityId ?? null,
    isMember: who.isMember,
    isCollected,
  });
  return { ...charge, days: place && workingDaysTo(of, place) };
}
