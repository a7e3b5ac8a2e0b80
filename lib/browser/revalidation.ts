import { readStored, removeStored, store } from '@/lib/forms/storage';
import type { SessionSummary } from '@/lib/view/session';
import { onBrowserIdle } from './browser-idle';
import { preloadWrites, refreshCart } from './lazy-writes';
import { fetchSession } from './session-store';
import { listenToOtherTabs } from './tabs';

/** A tab that was hidden for longer reads the shopper's data again. */
const STALE_AFTER_MS = 60_000;
/** A busy page delays the first read no longer than this. */
const IDLE_WITHIN_MS = 2_000;
const RELOAD_MARK = 'reloaded-for-another-tab';

let isStarted = false;
let hasMissedChange = false;
let hiddenSince = 0;

/**
 * Loads the shopper's data once the page is idle, and again when another tab changed it, when the
 * page returns from the back/forward cache, and when its tab was hidden for a while. Reloads a page
 * that shows a customer who has logged out. Safe to call repeatedly.
 */
export function startRevalidation(): void {
  if (isStarted) return;
  isStarted = true;
  onBrowserIdle(() => void load(), { atLatest: IDLE_WITHIN_MS, otherwise: 200 });
  listenToOtherTabs(onOtherTabChange);
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refresh({ isOutdated: isSomebodyElse });
  });
  document.addEventListener('visibilitychange', onVisibilityChange);
}

interface Refresh {
  isOutdated?: typeof hasLeft;
  /** Whether another tab made the change: a notice about it belongs to that tab. */
  isSilent?: boolean;
}

/** Reads the session, and the cart only if it has lines and did not come with the page. */
async function load(): Promise<void> {
  void preloadWrites();
  const session = await readSession({ isSilent: takeReloadMark() });
  if (session?.cartCount) await refreshCart((isLoaded) => !isLoaded);
}

async function refresh(options: Refresh = {}): Promise<void> {
  hasMissedChange = false;
  const session = await readSession(options);
  await refreshCart((isLoaded) => isLoaded || Boolean(session?.cartCount));
}

/** Reads the session, and reloads the page if it shows another one. */
function readSession({ isOutdated = hasLeft, isSilent = false }: Refresh) {
  return fetchSession({
    isSilent,
    onChange: (before, now) => {
      if (!before || !isOutdated(before, now)) return;
      if (isSilent) store(RELOAD_MARK, 'yes', 'sessionStorage');
      location.reload();
    },
  });
}

/** Whether this tab was reloaded for another tab's change, whose notice is displayed there. */
function takeReloadMark(): boolean {
  const isMarked = readStored(RELOAD_MARK, 'sessionStorage') !== null;
  removeStored(RELOAD_MARK, 'sessionStorage');
  return isMarked;
}

/** Whether the customer has logged out in another tab, or the login has expired. */
function hasLeft(before: SessionSummary, now: SessionSummary): boolean {
  return before.loggedIn && !now.loggedIn;
}

/** Whether the cached page belongs to another shopper. */
function isSomebodyElse(before: SessionSummary, now: SessionSummary): boolean {
  return before.loggedIn !== now.loggedIn || before.firstName !== now.firstName;
}

function onOtherTabChange(): void {
  if (document.hidden) hasMissedChange = true;
  else void refresh({ isSilent: true });
}

function onVisibilityChange(): void {
  if (document.hidden) {
    hiddenSince = Date.now();
    return;
  }
  if (hasMissedChange || Date.now() - hiddenSince > STALE_AFTER_MS) void refresh();
}
