import 'server-only';
import { randomUUID } from 'node:crypto';
import type { PlanOffer } from '@/contract/memberships/memberships';
import {
  DEFAULT_PLAN,
  MEMBERSHIP_PLANS,
  type MembershipPlan,
} from '@/contract/shop/membership-plans';
import { ApiError } from '@/lib/api-error';
import { routes } from '@/lib/routes';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { callShopApi } from '@/lib/server/api/shop-api';
import { readSession } from '@/lib/server/session/session';
import { readMembershipPayment } from '@/lib/server/shopper/membership';
import type { MembershipPaymentPageData } from '@/lib/view/membership';
import { asCustomer } from './as-customer';
import { formFlash } from './form-flash';

/** Returns the plans of the Elite membership with their prices, the shortest first. */
export async function getMembershipPlans(): Promise<PlanOffer[]> {
  'use cache';
  cachedUnder(cacheTags.membership);
  const { data } = await callShopApi('listMembershipPlans', {});
  return data;
}

/**
 * Returns the price of a membership, in rupees. Undefined on failure: no page fails because of an
 * invitation.
 */
export async function getMembershipPrice(): Promise<number | undefined> {
  try {
    return (await getMembershipPlans()).find(({ plan }) => plan === DEFAULT_PLAN)?.price;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The format of a purchase id, which the storefront itself generates. */
const TXNID_PATTERN = /^[\w-]{1,64}$/;

interface Asked {
  plan: string;
  txnid: string;
}

/**
 * Reads the status of a purchase. Generates an id if there is none; the page writes it into its
 * URL, so that a reload continues the purchase.
 */
export async function getMembershipPaymentPage(
  asked: Asked,
): Promise<MembershipPaymentPageData | { redirectTo: string }> {
  const session = await readSession();
  const plan = planOf(asked.plan);
  const txnid = TXNID_PATTERN.test(asked.txnid) ? asked.txnid : randomUUID();
  const [{ data: plans }, first] = await asCustomer({
    session,
    page: routes.membershipPayment({ plan, txnid }),
    read: (call) =>
      Promise.all([
        call('listMembershipPlans', {}),
        readMembershipPayment({ session, call }, txnid),
      ]),
  });
  const offer = plans.find((one) => one.plan === plan) ?? plans[0];
  if (!offer) return { redirectTo: routes.membershipPlans() };
  return { offer, txnid, first, flash: formFlash(session, routes.membershipPayment()) };
}

function planOf(name: string): MembershipPlan {
  return MEMBERSHIP_PLANS.find((plan) => plan === name) ?? DEFAULT_PLAN;
}
