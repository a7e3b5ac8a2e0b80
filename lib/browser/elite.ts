import type { EliteHistory, PurchaseNews } from '@/lib/api/elite';
import { eliteMessages } from '@/lib/api/elite';
import type { Told } from '@/lib/api/shopper';
import { getJson, sendJson } from './http';
import { newKey } from './new-key';
import { readSession } from './shopper';
import { tellOtherTabs } from './tabs';
import { toast } from './toast';

/*
 * What a shopper does with a membership. It brings ky along: `import()` it.
 */

/** How a purchase stands. @throws ApiError */
export function readPurchase(txnid: string): Promise<PurchaseNews> {
  return getJson(`elite/purchase?${new URLSearchParams({ txnid })}`);
}

/** Whether the shopper has been a member before. @throws ApiError */
export function readEliteHistory(): Promise<EliteHistory> {
  return getJson('elite');
}

/** Greets a new member; all of the page, and the other tabs, learn of it at once. */
export async function welcomeMember(): Promise<void> {
  await readSession();
  tellOtherTabs();
  toast.success(eliteMessages.welcome);
}

/** Cancels a term. Answers the shop's words. @throws ApiError */
export async function cancelElite(id: number): Promise<string> {
  const key = newKey();
  const { message } = await sendJson<Told>('post', `elite/${id}/cancel`, { body: {}, key });
  await readSession();
  tellOtherTabs();
  return message;
}
