import { splitLanguage } from '@/contract/shop/languages';
import { pagePaths } from '@/contract/shop/page-paths';
import { pagePathOf } from '@/lib/routing/page-path-of';
import { WORKER_FILE } from '@/lib/routing/small-files';
import { savesData } from './saves-data';
import { onUserIdle } from './user-idle';

/**
 * Registers the service worker and has it store what the shopper looks at, four seconds after a page
 * has opened: products, and the offline page in Hindi for any page in Hindi. Does nothing in
 * development, in the app, for shoppers who save data, and in browsers without service workers.
 * Call once.
 */
export function storeSeenProducts(): void {
  if (!isWanted()) return;
  let path = location.pathname;
  let cancel = onUserIdle(storeOpenPage);
  window.navigation?.addEventListener('currententrychange', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    cancel();
    cancel = onUserIdle(storeOpenPage);
  });
}

function isWanted(): boolean {
  if (process.env.NODE_ENV === 'development') return false;
  const isInApp = new URLSearchParams(location.search).get('mobile') === 'true';
  return 'serviceWorker' in navigator && !isInApp && !savesData();
}

/** Without room, in a private window or without a connection there is no worker, and no message. */
function storeOpenPage(): void {
  navigator.serviceWorker.register(WORKER_FILE).then(sendPage, () => undefined);
}

/** Names the open page to the worker, which decides what of it is stored. */
async function sendPage(): Promise<void> {
  const path = location.pathname;
  const isEnglish = splitLanguage(path).language === 'en';
  if (isEnglish && pagePathOf(path) !== pagePaths.product) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ path, pictures: displayedPictures() });
}

/** The paths of the loaded pictures of the page, the first of the product at the beginning. */
function displayedPictures(): string[] {
  const loaded = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    ({ complete, currentSrc }) => complete && currentSrc !== '',
  );
  return [...new Set(loaded.map(({ currentSrc }) => new URL(currentSrc).pathname))];
}
