import { ApiError } from '@/lib/api/api-error';
import type { SessionSummary, WishSummary } from '@/lib/api/shopper';
import { wishMessages } from '@/lib/api/wish-messages';
import { newKey } from './new-key';
import { updateSession } from './shopper';
import { tellOtherTabs } from './tabs';
import { toast } from './toast';
import { wait } from './wait';

/** Wishes leave one at a time, so that the last tap decides. */
let last: Promise<void> = Promise.resolve();
let waiting = 0;

const TRY_AGAIN_AFTER_MS = 400;
const TRIES_AFTER_LOGIN = 2;

/**
 * Wishes for a product or takes the wish back: shown at once, kept as the server answers, taken back
 * with the specification's words when it fails. Never rejects.
 */
export function setWish(pid: number, wished: boolean): Promise<void> {
  show(pid, wished);
  waiting += 1;
  last = last.then(() => settle(pid, wished));
  return last;
}

async function settle(pid: number, wished: boolean): Promise<void> {
  try {
    const answer = await send(pid, wished);
    // While others wait, the screen is ahead of the server.
    if (waiting === 1) updateSession(answer);
    toast.success(wished ? wishMessages.added : wishMessages.removed);
    tellOtherTabs();
  } catch (error) {
    show(pid, !wished);
    toast.error(wordsFor(error));
  }
  waiting -= 1;
}

async function send(pid: number, wished: boolean): Promise<WishSummary> {
  const { sendJson } = await import('./http');
  const write = { body: { pid, wished }, key: newKey() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sendJson('post', 'wishlist', write);
    } catch (error) {
      if (!hasMoved(error) || attempt > TRIES_AFTER_LOGIN) throw error;
      await wait(TRY_AGAIN_AFTER_MS);
    }
  }
}

/** Another tab has just logged in: once its answer is here, the cookie is the customer's. */
function hasMoved(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'visitor_moved';
}

function show(pid: number, wished: boolean): void {
  updateSession(({ wished: ids }: SessionSummary) => {
    const others = ids.filter((id) => id !== pid);
    const next = wished ? [pid, ...others] : others;
    return { wished: next, wishlistCount: next.length };
  });
}

function wordsFor(error: unknown): string {
  const isNobody = error instanceof ApiError && error.code === 'not_logged_in';
  return isNobody ? wishMessages.noShopper : wishMessages.notAdded;
}
