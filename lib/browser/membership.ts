import { membershipMessages } from '@/contract/messages/memberships';
import { apiRoutes } from '@/lib/api-routes';
import type { MembershipHistory, MembershipPaymentStatus } from '@/lib/view/membership';
import type { MessageAnswer } from '@/lib/view/session';
import { getJson, sendJson } from './http';
import { fetchSession } from './session-store';
import { notifyOtherTabs } from './tabs';
import { toast } from './toast';

/*
 * The membership actions of a shopper. Imports ky: `import()` this module.
 */

/** Returns the status of a purchase. @throws ApiError */
export function fetchMembershipPayment(txnid: string): Promise<MembershipPaymentStatus> {
  return getJson(apiRoutes.membershipPaymentOf(txnid));
}

/** Returns whether the shopper has been a member before. @throws ApiError */
export function fetchMembershipHistory(): Promise<MembershipHistory> {
  return getJson(apiRoutes.membership());
}

/** Greets a new member, after updating the whole page and the other tabs. */
export async function welcomeMember(): Promise<void> {
  await fetchSession();
  notifyOtherTabs();
  toast.success(membershipMessages.welcome);
}

/** Cancels a term. Returns the shop's message. @throws ApiError */
export async function postCancelMembership(id: number): Promise<string> {
  const { message } = await sendJson<MessageAnswer>('post', apiRoutes.cancelMembership(id), {
    body: {},
  });
  await fetchSession();
  notifyOtherTabs();
  return message;
}
