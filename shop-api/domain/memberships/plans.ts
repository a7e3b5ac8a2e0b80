import type { PlanOffer } from '../../../contract/memberships/memberships.ts';
import type { MembershipPlan } from '../../../contract/shop/membership-plans.ts';
import { MEMBERSHIP_PLANS } from '../../../contract/shop/membership-plans.ts';
import { toRupees } from '../../../contract/shop/money.ts';

/** The name, price and length of a plan. */
export interface Plan {
  name: string;
  /** Including 18% GST. */
  pricePaise: number;
  months: number;
}

/** GST of a membership in percent, and its code of the services' list (SAC) on invoices. */
export const MEMBERSHIP_GST_PERCENT = 18;
export const MEMBERSHIP_SAC = '999799';

/** The plans on sale. A requested term retains the price of the time of the request. */
export const PLANS: Record<MembershipPlan, Plan> = {
  monthly: { name: 'One month', pricePaise: 9_900, months: 1 },
  yearly: { name: 'One year', pricePaise: 99_900, months: 12 },
};

/** Public. Lists the plans of the membership with their prices, the shortest first. */
export function listPlans(): PlanOffer[] {
  return MEMBERSHIP_PLANS.map((plan) => {
    const { name, pricePaise, months } = PLANS[plan];
    return { plan, name, price: toRupees(pricePaise), months };
  });
}
