import { SHIPPING_PAISE } from './limits.ts';

/** The id of Ahmedabad, the shop's own city, in the list of cities. */
export const OWN_CITY_ID = 57_606;

interface DeliveryTo {
  /** What is delivered, in paise before a voucher, as the minimum order counts; 0 for nothing yet. */
  goodsPaise: number;
  /** Null where it is not known yet. */
  cityId: number | null;
  isMember: boolean;
}

interface ChargeRule {
  /** Orders keep it, so a name that was used stays. */
  reason: string;
  paise: number;
  applies: (to: DeliveryTo) => boolean;
}

/** What a delivery costs: the first rule that applies. */
const RULES = [
  // Before the membership: nobody uses its benefit in the shop's own city.
  { reason: 'own_city', paise: 0, applies: ({ cityId }) => cityId === OWN_CITY_ID },
  { reason: 'member', paise: 0, applies: ({ isMember }) => isMember },
  { reason: 'standard', paise: SHIPPING_PAISE, applies: () => true },
] as const satisfies ChargeRule[];

/** Why a delivery costs what it costs. */
export type ShippingReason = (typeof RULES)[number]['reason'];

/** What a delivery costs, and why. */
export interface DeliveryCharge {
  paise: number;
  reason: ShippingReason;
}

/** Returns what a delivery costs and why. Whoever names a charge asks here. */
export function chargeFor(to: DeliveryTo): DeliveryCharge {
  const rule = RULES.find(({ applies }) => applies(to));
  if (!rule) throw new Error('The last rule of a delivery applies to all');
  return { paise: rule.paise, reason: rule.reason };
}

/** What most deliveries cost in paise: outside of the own city, for who is no member. */
export const USUAL_CHARGE_PAISE = chargeFor({ goodsPaise: 0, cityId: null, isMember: false }).paise;
