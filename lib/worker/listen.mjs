import { deleteOutdated, findCopy, seenProducts, storeOfflinePage } from './copies.mjs';
import { hasOfflinePage, isFileOfPage, offlinePageOf } from './decisions.mjs';

/** Milliseconds until a device that calls itself offline is no longer waited for. */
const PATIENCE_MS = 4_000;

/**
 * Starts the service worker. Whatever the network answers is displayed; the stored pages are for
 * the time without it. So a worker may replace another one at once: no open page has files of its
 * cache while it is online.
 * @param {object} scope the global object of the worker
 * @param {object} settings
 * @param {string} settings.build the id of the build whose files are stored
 * @param {string[]} settings.offline the paths of the offline pages, one a language; the first is
 * stored at once, another when a page in its language is looked at
 * @param {string} settings.product the paths of product pages, as a regular expression
 * @param {string[]} settings.forgetAt the paths of writes after which another person may look
 */
export function startWorker(scope, settings) {
  const seen = seenProducts(settings);
  const product = new RegExp(`^${settings.product}$`);
  const onFetch = answerRequests(scope, settings, seen);
  const [first] = settings.offline;

  scope.addEventListener('install', (event) => {
    event.waitUntil(storeOfflinePage(settings, first).then(() => scope.skipWaiting()));
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(takeOver(scope, settings));
  });
  scope.addEventListener('message', (event) => {
    const { path, pictures } = event.data;
    const offline = offlinePageOf(path, settings.offline);
    if (offline !== first) event.waitUntil(storeOfflinePage(settings, offline).catch(notStored));
    if (product.test(path)) event.waitUntil(seen.store({ path, pictures }).catch(notStored));
  });
  scope.addEventListener('fetch', onFetch);
}

/** The connection or the room of the device was not enough; the next visit tries again. */
function notStored() {
  return undefined;
}

async function takeOver(scope, settings) {
  await deleteOutdated(settings);
  // The browser fetches a page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

function answerRequests(scope, settings, seen) {
  /** The pages that came from the cache: their files may, too. */
  const offlineClients = new Set();

  const openPage = async (event, url) => {
    try {
      return await Promise.race([answerOf(event), lostConnection(scope)]);
    } catch (error) {
      const page = hasOfflinePage(url) && (await storedPage(url.pathname, settings));
      if (!page) throw error;
      offlineClients.add(event.resultingClientId);
      return page;
    }
  };

  return (event) => {
    const { request, clientId } = event;
    const url = new URL(request.url);
    if (url.origin !== scope.location.origin) return;
    if (request.method === 'POST' && settings.forgetAt.includes(url.pathname)) {
      event.respondWith(fetch(request).finally(seen.forget));
    } else if (request.method !== 'GET') {
      return;
    } else if (request.mode === 'navigate') {
      event.respondWith(openPage(event, url));
    } else if (isFileOfPage(url.pathname)) {
      const isOffline = !scope.navigator.onLine || offlineClients.has(clientId);
      if (isOffline) event.respondWith(fetchOrFind(request, url));
    }
  };
}

async function answerOf({ preloadResponse, request }) {
  return (await preloadResponse) ?? fetch(request);
}

function lostConnection({ navigator }) {
  return new Promise((_, reject) => {
    setTimeout(() => {
      if (!navigator.onLine) reject(new Error('No connection'));
    }, PATIENCE_MS);
  });
}

async function storedPage(path, { offline }) {
  const own = offlinePageOf(path, offline);
  return (await findCopy(path)) ?? (await findCopy(own)) ?? findCopy(offline[0]);
}

async function fetchOrFind(request, { pathname }) {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await findCopy(pathname);
    if (!copy) throw error;
    return copy;
  }
}
