import type { SessionSummary } from '@/lib/api/shopper';
import { cartQueue, knownSession, readSession } from './shopper';
import { listenToOtherTabs } from './tabs';

/** A tab that was away longer than this reads the shopper's data again. */
const STALE_AFTER_MS = 60_000;
/** A busy page does not put the first read off for longer. */
const IDLE_WITHIN_MS = 2_000;

let isStarted = false;
let hasMissedNews = false;
let hiddenSince = 0;

/**
 * Loads the shopper's data once the page is idle, and again when another tab changed it, when the page
 * comes back from the back/forward cache, and when its tab was away for a while. A page that shows
 * somebody who has left is opened anew. Safe to call often.
 */
export function keepFresh(): void {
  if (isStarted) return;
  isStarted = true;
  whenIdle(() => void load());
  listenToOtherTabs(onNews);
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh(isSomebodyElse);
  });
  document.addEventListener('visibilitychange', onVisibilityChange);
}

/** The cart itself is read only where there is one and no page came with it. */
async function load(): Promise<void> {
  const session = await readSession();
  if (session?.cartCount && !cartQueue.isLoaded) void cartQueue.put({ kind: 'read' });
}

async function refresh(isOutdated = hasLeft): Promise<void> {
  hasMissedNews = false;
  const before = knownSession();
  const session = await readSession();
  if (before && session && isOutdated(before, session)) {
    location.reload();
    return;
  }
  if (session?.cartCount || cartQueue.isLoaded) void cartQueue.put({ kind: 'read' });
}

/** The customer has logged out in another tab, or the login has run out. */
function hasLeft(before: SessionSummary, now: SessionSummary): boolean {
  return before.loggedIn && !now.loggedIn;
}

/** The kept page was another shopper's. */
function isSomebodyElse(before: SessionSummary, now: SessionSummary): boolean {
  return before.loggedIn !== now.loggedIn || before.firstName !== now.firstName;
}

function onNews(): void {
  if (document.hidden) hasMissedNews = true;
  else void refresh();
}

function onVisibilityChange(): void {
  if (document.hidden) {
    hiddenSince = Date.now();
    return;
  }
  if (hasMissedNews || Date.now() - hiddenSince > STALE_AFTER_MS) void refresh();
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  else setTimeout(work, 200);
}
