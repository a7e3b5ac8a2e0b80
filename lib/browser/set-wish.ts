import { messageFor } from '@/lib/api/api-error';
import type { WishSummary } from '@/lib/api/shopper';
import { wishMessages } from '@/lib/api/wish-messages';
import { updateSession } from './shopper';
import { tellOtherTabs } from './tabs';
import { toast } from './toast';

/**
 * Wishes for a product or takes the wish back: shown at once, kept as the server answers, rolled back
 * to `before` with the specification's words when it fails. Never rejects.
 */
export async function setWish(pid: number, wished: boolean, before: WishSummary): Promise<void> {
  updateSession(after(pid, wished, before));
  try {
    const { sendJson } = await import('./http');
    const key = crypto.randomUUID();
    updateSession(await sendJson<WishSummary>('post', 'wishlist', { body: { pid, wished }, key }));
    toast.success(wished ? wishMessages.added : wishMessages.removed);
    tellOtherTabs();
  } catch (error) {
    updateSession(before);
    toast.error(messageFor(error, wishMessages.notAdded));
  }
}

function after(pid: number, wished: boolean, { wished: ids }: WishSummary): WishSummary {
  const others = ids.filter((id) => id !== pid);
  const next = wished ? [...others, pid] : others;
  return { wished: next, wishlistCount: next.length };
}
