import { SHIPPING_PAISE } from '../../../contract/shop/limits.ts';
import { AHMEDABAD_ID } from './places.ts';
import type { WorkingDays } from './working-days.ts';
import { workingDaysTo } from './working-days.ts';

/** Why a delivery costs what it costs. Orders keep it, so a name that was used stays. */
export type ShippingReason = 'own_city' | 'member' | 'standard';

interface AskedDelivery {
  /** What is delivered, in paise after discounts; 0 where nothing is chosen yet. */
  cart: { goodsPaise: number };
  /** Null where it is not known yet. */
  place: { cityId: number; stateName: string } | null;
  who: { isMember: boolean };
}

interface DeliveryRule {
  reason: ShippingReason;
  paise: number;
  applies: (asked: AskedDelivery) => boolean;
}

/** What a delivery costs: the first rule that applies. */
const RULES: readonly DeliveryRule[] = [
  // Before the membership: nobody uses its benefit in the shop's own city.
  { reason: 'own_city', paise: 0, applies: ({ place }) => place?.cityId === AHMEDABAD_ID },
  { reason: 'member', paise: 0, applies: ({ who }) => who.isMember },
  { reason: 'standard', paise: SHIPPING_PAISE, applies: () => true },
];

/** The price of a delivery, why it is that, and how long it takes. */
export interface DeliveryQuote {
  /** In paise. */
  paise: number;
  reason: ShippingReason;
  /** Working days in transit; null where the place is not known yet. */
  days: WorkingDays | null;
}

/** Returns what a delivery costs and why. Whoever needs its price asks here. */
export function quoteDelivery(asked: AskedDelivery): DeliveryQuote {
  const rule = RULES.find(({ applies }) => applies(asked));
  if (!rule) throw new Error('The last rule of a delivery applies to all');
  const { paise, reason } = rule;
  return { paise, reason, days: asked.place && workingDaysTo(asked.place) };
}
