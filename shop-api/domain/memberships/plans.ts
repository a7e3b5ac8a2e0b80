import type { PlanOffer } from '../../../contract/memberships/memberships.ts';
import { MEMBERSHIP_PLANS, type MembershipPlan } from '../../../contract/shop/membership-plans.ts';
import { toPaise, toRupees } from '../../../contract/shop/money.ts';
import type { Settings } from '../../../contract/shop/settings.ts';
import type { Context } from '../kernel/context.ts';
import { storedSettings } from '../settings/read-settings.ts';

/** The name and length of a plan. */
interface Plan {
  name: string;
  months: number;
}

/** GST of a membership in percent, and its code of the services' list (SAC) on invoices. */
export const MEMBERSHIP_GST_PERCENT = 18;
export const MEMBERSHIP_SAC = '999799';

export const PLANS: Record<MembershipPlan, Plan> = {
  monthly: { name: 'One month', months: 1 },
  yearly: { name: 'One year', months: 12 },
};

/**
 * Returns the price of a plan in paise, including 18% GST. A requested term retains the price of the
 * time of the request.
 */
export function priceOf({ elite }: Settings, plan: MembershipPlan): number {
  return toPaise(plan === 'monthly' ? elite.monthly_price : elite.yearly_price);
}

/** Public. Lists the plans of the membership with their prices, the shortest first. */
export async function listPlans({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<PlanOffer[]> {
  // The storefront stores the answer, so it is of this moment.
  const settings = await storedSettings(ctx.db);
  return MEMBERSHIP_PLANS.map((plan) => {
    const { name, months } = PLANS[plan];
    return { plan, name, price: toRupees(priceOf(settings, plan)), months };
  });
}
