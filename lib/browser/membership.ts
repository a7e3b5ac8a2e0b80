import { orderApi } from '@/lib/api-routes/orders';
import { query } from '@/lib/api-routes/path';
import type { MembershipHistory, MembershipPaymentStatus } from '@/lib/view/membership';
import { getJson, postForMessage } from './http';
import { fetchSession } from './session-store';
import { notifyOtherTabs } from './tabs';

/*
 * The membership actions of a shopper. Imports ky: `import()` this module.
 */

/** Returns the status of a purchase. @throws ApiError */
export function fetchMembershipPayment(txnid: string): Promise<MembershipPaymentStatus> {
  return getJson(query(orderApi.membershipPayment(), { txnid }));
}

/** Returns whether the shopper has been a member before. @throws ApiError */
export function fetchMembershipHistory(): Promise<MembershipHistory> {
  return getJson(orderApi.membership());
}

/** Updates the whole page and the other tabs for a new member. */
export async function startMembership(): Promise<void> {
  await fetchSession();
  notifyOtherTabs();
}

/** Cancels a term. Returns the shop's message. @throws ApiError */
export async function postCancelMembership(id: number): Promise<string> {
  const message = await postForMessage(orderApi.cancelMembership(id));
  await fetchSession();
  notifyOtherTabs();
  return message;
}
