import 'server-only';
import { randomUUID } from 'node:crypto';
import type { PlanOffer } from '@/contract/elite';
import type { ElitePlan } from '@/contract/elite-plans';
import { DEFAULT_PLAN, ELITE_PLANS } from '@/contract/elite-plans';
import type { Purchase } from '@/lib/api/elite';
import type { FormFlash } from '@/lib/forms/form-flash';
import { routes } from '@/lib/routes';
import { readPurchase } from '../door/elite';
import { readSession } from '../session';
import { asCustomer } from './as-customer';
import { formFlash } from './get-form-flash';

/** What the storefront itself names purchases. */
const PURCHASE = /^[\w-]{1,64}$/;

interface Asked {
  plan: string;
  txnid: string;
}

/** A purchase as its page draws it. Personal: never cached. */
export interface SubscriptionPaymentPage {
  offer: PlanOffer;
  txnid: string;
  first: Purchase;
  /** Why the payment page could not be opened. */
  flash: FormFlash | undefined;
}

/**
 * Reads how a purchase stands. One without a name gets one, which the page writes into its address:
 * opened anew, it goes on with it.
 */
export async function getSubscriptionPayment(
  asked: Asked,
): Promise<SubscriptionPaymentPage | { goTo: string }> {
  const session = await readSession();
  const plan = planOf(asked.plan);
  const txnid = PURCHASE.test(asked.txnid) ? asked.txnid : randomUUID();
  const [{ data: plans }, first] = await asCustomer({
    session,
    page: routes.subscriptionPayment({ plan, txnid }),
    read: (call) => Promise.all([call('listElitePlans', {}), readPurchase({ call }, txnid)]),
  });
  const offer = plans.find((one) => one.plan === plan) ?? plans[0];
  if (!offer) return { goTo: routes.subscriptionPlans() };
  return { offer, txnid, first, flash: formFlash(session, routes.subscriptionPayment()) };
}

function planOf(name: string): ElitePlan {
  return ELITE_PLANS.find((plan) => plan === name) ?? DEFAULT_PLAN;
}
