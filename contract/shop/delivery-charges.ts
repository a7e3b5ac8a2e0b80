import { toPaise } from './money.ts';
import type { DeliverySettings } from './settings.ts';

interface DeliveryTo {
  /** What is delivered, in paise before a voucher, as the minimum order counts; 0 for nothing yet. */
  goodsPaise: number;
  /** Null where it is not known yet. */
  cityId: number | null;
  isMember: boolean;
  /** The customer collects it from a store. */
  isCollected?: boolean;
}

interface ChargeRule {
  /** Orders keep it, so a name that was used stays. */
  reason: string;
  rupees: (of: DeliverySettings) => number;
  applies: (to: DeliveryTo, of: DeliverySettings) => boolean;
}

const free = () => 0;

/** What a delivery costs: the first rule that applies. */
const RULES = [
  { reason: 'collect', rupees: free, applies: ({ isCollected = false }) => isCollected },
  {
    // Before the membership: nobody uses its benefit in the shop's own city.
    reason: 'own_city',
    rupees: free,
    applies: ({ cityId }, { free_city: city }) => city !== null && cityId === city.id,
  },
  {
    // Before the membership too, for the same reason.
    reason: 'amount',
    rupees: free,
    applies: ({ goodsPaise }, { free_from: from }) => from !== null && goodsPaise >= toPaise(from),
  },
  { reason: 'member', rupees: free, applies: ({ isMember }) => isMember },
  { reason: 'standard', rupees: ({ charge }) => charge, applies: () => true },
] as const satisfies ChargeRule[];

/** Why a delivery costs what it costs. */
export type ShippingReason = (typeof RULES)[number]['reason'];

/** What a delivery costs, and why. */
export interface DeliveryCharge {
  paise: number;
  reason: ShippingReason;
}

/** Returns what a delivery costs and why, by the settings. Whoever names a charge asks here. */
export function chargeFor(of: DeliverySettings, to: DeliveryTo): DeliveryCharge {
  const rule = RULES.find(({ applies }) => applies(to, of));
  if (!rule) throw new Error('The last rule of a delivery applies to all');
  return { paise: toPaise(rule.rupees(of)), reason: rule.reason };
}

/** The usual charge in paise: outside the shop's own city, for non-members. */
export function usualCharge(of: DeliverySettings): number {
  return toPaise(of.charge);
}
