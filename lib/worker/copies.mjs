import {
  cacheName,
  namedFiles,
  outdatedCaches,
  publicPictures,
  seenCacheName,
  seenPath,
  surplusCaches,
} from './decisions.mjs';

/**
 * Fetches what everybody gets: without cookies.
 * @param {string} path
 * @returns {Promise<Response>}
 * @throws Error for anything but the whole answer of this very address
 */
async function fetchCopy(path) {
  const answer = await fetch(path, { credentials: 'omit', priority: 'low' });
  if (answer.status !== 200 || answer.redirected) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Fetches files and leaves out those that fail: a page can be read without them. */
async function fetchCopies(paths) {
  const rows = await Promise.allSettled(paths.map(async (path) => [path, await fetchCopy(path)]));
  return rows.flatMap(({ status, value }) => (status === 'fulfilled' ? [value] : []));
}

/** Stores in the order of the rows, which the offline page relies on. */
async function putAll(cache, rows) {
  for (const [path, answer] of rows) await cache.put(path, answer);
}

/** Returns a stored answer; undefined if there is none. */
export function findCopy(path) {
  return caches.match(path, { ignoreVary: true });
}

/**
 * Stores an offline page with all its files, unless this build has done so. The page comes last: a
 * stored one has its files.
 * @throws Error if one is missing: the next install, or the next visit, tries again
 */
export async function storeOfflinePage({ build }, path) {
  const cache = await caches.open(cacheName(build, 'frame'));
  if (await cache.match(path, { ignoreVary: true })) return;
  const page = await fetchCopy(path);
  const html = await page.clone().text();
  const files = namedFiles(html).map(async (file) => [file, await fetchCopy(file)]);
  await putAll(cache, [...(await Promise.all(files)), [path, page]]);
}

/** Deletes what other builds have stored. */
export async function deleteOutdated({ build }) {
  await deleteCaches(outdatedCaches(await caches.keys(), build));
}

async function deleteCaches(names) {
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function fetchProduct({ path, pictures }) {
  const page = await fetchCopy(path);
  const html = await page.clone().text();
  const named = namedFiles(html);
  const stored = await Promise.all(named.map(findCopy));
  return {
    seen: [[path, page], ...(await fetchCopies(publicPictures(html, pictures)))],
    files: await fetchCopies(named.filter((_, index) => !stored[index])),
  };
}

async function storeProduct(build, path, { seen, files }) {
  const name = seenCacheName(build, path);
  // Made again, it is the newest.
  await caches.delete(name);
  await putAll(await caches.open(name), seen);
  await putAll(await caches.open(cacheName(build, 'files')), files);
  await deleteCaches(surplusCaches(await caches.keys()));
}

/**
 * Returns what stores and forgets the seen products of one build. Writes follow each other, and a
 * product whose fetch was under way when all were forgotten is not stored.
 */
export function seenProducts({ build }) {
  let timesForgotten = 0;
  let writing = Promise.resolve();
  const inTurn = (job) => {
    writing = writing.then(job, job);
    return writing;
  };
  const deleteSeen = async () => {
    const names = await caches.keys();
    const files = cacheName(build, 'files');
    await deleteCaches(names.filter((name) => name === files || seenPath(name) !== undefined));
  };
  return {
    async store(product) {
      const before = timesForgotten;
      const copies = await fetchProduct(product);
      if (before === timesForgotten) {
        await inTurn(() => storeProduct(build, product.path, copies));
      }
    },
    forget() {
      timesForgotten += 1;
      return inTurn(deleteSeen);
    },
  };
}
