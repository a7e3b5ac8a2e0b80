import type { PlanOffer } from '../../../contract/elite.ts';
import { ELITE_PLANS } from '../../../contract/elite-plans.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { PLANS } from './plans.ts';

/** Anyone reads what a membership costs, the shortest plan first. */
export function listPlans(): PlanOffer[] {
  return ELITE_PLANS.map((plan) => {
    const { name, pricePaise, months } = PLANS[plan];
    return { plan, name, price: toRupees(pricePaise), months };
  });
}
