/*
 * What the service worker stores and answers with, as rules without the network. The route of
 * /sw.js joins the files of this folder to one script, so exported names differ between them.
 */

/** The number of products that are stored; those seen longest ago go first. */
export const MAX_SEEN = 20;
/** The pictures of one product page that are stored. */
export const MAX_STORED_PICTURES = 8;

const SEEN = /^shop \S+ seen (\/\S+)$/;
const OLD_SCRIPT = /<script [^>]*nomodule[^>]*>/gi;
const NAMED_FILE = /["'(\s](\/(?:_next\/static|fonts|art)\/[\w./~-]+\.(?:js|css|woff2|svg|webp))/g;

/**
 * Returns the name of a cache of one build: `frame` has offline pages with their files, `files`
 * what the pages of seen products name.
 * @param {string} build
 * @param {'frame' | 'files'} content
 */
export function cacheName(build, content) {
  return `shop ${build} ${content}`;
}

/**
 * Returns the name of the cache with one seen product: its page, then its pictures.
 * @param {string} build
 * @param {string} path
 */
export function seenCacheName(build, path) {
  return `shop ${build} seen ${path}`;
}

/**
 * Returns the path of the product that a cache is about; undefined for another cache.
 * @param {string} name
 */
export function seenPath(name) {
  return SEEN.exec(name)?.[1];
}

/**
 * Returns the caches of the shop that other builds have left.
 * @param {string[]} names
 * @param {string} build
 */
export function outdatedCaches(names, build) {
  return names.filter((name) => name.startsWith('shop ') && !name.startsWith(`shop ${build} `));
}

/**
 * Returns the caches of products that are too many; browsers list the oldest cache first.
 * @param {string[]} names
 */
export function surplusCaches(names) {
  const seen = names.filter((name) => seenPath(name) !== undefined);
  return seen.slice(0, Math.max(0, seen.length - MAX_SEEN));
}

/**
 * Returns the paths of the scripts, styles, fonts and drawings that a page names, without scripts
 * for browsers that have no service workers anyway.
 * @param {string} html
 */
export function namedFiles(html) {
  const named = html.replace(OLD_SCRIPT, '').matchAll(NAMED_FILE);
  return [...new Set([...named].map(([, path = '']) => path))];
}

/**
 * Returns those of the displayed pictures that the page has for everybody: an avatar in the
 * header is none of them.
 * @param {string} html
 * @param {unknown} displayed paths, as the browser has loaded them
 */
export function publicPictures(html, displayed) {
  const paths = Array.isArray(displayed) ? displayed : [];
  return paths
    .filter((path) => /^\/media\/[\w./-]+$/.test(path) && html.includes(path))
    .slice(0, MAX_STORED_PICTURES);
}

/**
 * Whether a navigation that fails may end on a stored page: not in the app, which has an offline
 * screen of its own, and not for downloads of the API or the demo gateway.
 * @param {URL} url
 */
export function hasOfflinePage({ pathname, searchParams }) {
  return searchParams.get('mobile') !== 'true' && !/^\/(?:api|demo)\//.test(pathname);
}

/**
 * Returns the offline page in the language of a path.
 * @param {string} path
 * @param {string[]} pages one a language, first that of paths without a prefix
 */
export function offlinePageOf(path, [first, ...others]) {
  const folderOf = (page) => page.slice(0, page.lastIndexOf('/') + 1);
  return others.find((page) => `${path}/`.startsWith(folderOf(page))) ?? first;
}

/**
 * Whether a path is that of a file a stored page may need.
 * @param {string} pathname
 */
export function isFileOfPage(pathname) {
  return /^\/(?:_next\/static|fonts|art|media)\//.test(pathname);
}
