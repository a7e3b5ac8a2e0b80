import type { ElitePlan } from '../../../contract/elite-plans.ts';

/** What a plan is called, what it costs and how long it runs. */
export interface Plan {
  name: string;
  /** With 18% GST inside. */
  pricePaise: number;
  months: number;
}

/** The plans the shop sells. A term that was asked for keeps the price of that moment. */
export const PLANS: Record<ElitePlan, Plan> = {
  monthly: { name: 'One month', pricePaise: 9_900, months: 1 },
  yearly: { name: 'One year', pricePaise: 99_900, months: 12 },
};
