import { wishlistMessages } from '@/contract/messages/wishlist';
import { ApiError, isNotLoggedIn, isOfBrowser, notesOf } from '@/lib/api-error';
import { shoppingApi } from '@/lib/api-routes/shopping';
import type { SessionSummary } from '@/lib/view/session';
import type { WishlistSummary } from '@/lib/view/wishlist';
import { sendJson } from './http';
import { updateSession } from './session-store';
import { notifyOtherTabs } from './tabs';
import { toast } from './toast';
import { WriteQueue } from './write-queue';

/** A change removes the message of the one before. */
const ABOUT = { about: 'wishlist' };

interface WishlistJob {
  pid: number;
  wishlisted: boolean;
}

/** Changes of the wishlist are sent one at a time, so that the last tap decides. */
const wishlistQueue = new WriteQueue<WishlistJob>({
  send,
  onSettled: ({ pid, wishlisted }, error) => {
    if (error === undefined) {
      toast.success(wishlisted ? wishlistMessages.added : wishlistMessages.removed, ABOUT);
      notifyOtherTabs();
    } else {
      show({ pid, wishlisted: !wishlisted });
      toast.error(failureMessage(error), notesOf(error), ABOUT);
    }
  },
  retry: { pausesMs: [400, 400], isWorthIt: hasMoved },
});

/**
 * Adds a product to the wishlist or removes it: displayed at once, then set to the server's answer;
 * a failure undoes it and shows the specification's message. Never rejects.
 */
export async function postSetWishlisted(pid: number, wishlisted: boolean): Promise<void> {
  show({ pid, wishlisted });
  await wishlistQueue.put({ pid, wishlisted });
}

async function send(job: WishlistJob, key: string, signal: AbortSignal): Promise<void> {
  const answer = await sendJson<WishlistSummary>('post', shoppingApi.wishlist(), {
    body: job,
    key,
    signal,
  });
  // While other jobs wait, the screen is ahead of the server.
  if (wishlistQueue.jobs.length === 1) updateSession(answer);
}

/** Whether another tab has just logged in: after its answer the cookie is the customer's. */
function hasMoved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'visitor_moved';
}

function show({ pid, wishlisted }: WishlistJob): void {
  updateSession(({ wishlisted: ids }: SessionSummary) => {
    const others = ids.filter((id) => id !== pid);
    const next = wishlisted ? [pid, ...others] : others;
    return { wishlisted: next, wishlistCount: next.length };
  });
}

function failureMessage(error: unknown): string {
  if (isOfBrowser(error)) return error.message;
  return isNotLoggedIn(error) ? wishlistMessages.noShopper : wishlistMessages.notAdded;
}
