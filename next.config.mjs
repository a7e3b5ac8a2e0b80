import { fileURLToPath } from 'node:url';
import { OTHER_LANGUAGES } from './contract/shop/languages.ts';
import { pages } from './contract/shop/pages.ts';
import { languageRedirects, redirectsOfLanguages } from './lib/routing/language-redirects.mjs';
import { staticPages, surfaceRewrites } from './lib/routing/rewrites.mjs';
import { SHARED_BRIEFLY } from './lib/routing/shared-briefly.ts';
import { CHANGE_PASSWORD, LISTING_FILES } from './lib/routing/small-files.ts';
import { WHOLE_DOCUMENT } from './lib/routing/whole-document.ts';

const DAY = 86_400;

/** Headers of every answer; those that depend on the environment are set by `server`. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

/**
 * No other site learns the address of a page that leads to a gateway, or opens for whoever has it.
 * `no-referrer` would also remove the origin from the shop's own forms.
 */
const quietHeaders = [{ key: 'Referrer-Policy', value: 'same-origin' }];

/** The demo shop's gateway is a page in a sandbox, which may have no opener policy. */
const demoPayHeaders = [{ key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' }];

/** The store locator may ask for the shopper's position; its button does, nothing else. */
const locatorHeaders = [
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self)' },
];

/** Counting the stock reads barcodes by the camera, at a tap on its button. */
const countHeaders = [
  { key: 'Permissions-Policy', value: 'camera=(self), microphone=(), geolocation=()' },
];

/** Static pages, and the files that list what is on them. */
const sharedBriefly = [...staticPages(), ...LISTING_FILES].map((source) => ({
  source,
  headers: [{ key: 'Cache-Control', value: SHARED_BRIEFLY }],
}));

/** The path of a file of the program that runs the storefront. */
const inProgram = (file) => fileURLToPath(new URL(`server/${file}`, import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.DIST_DIR ?? '.next',
  // The same sources make the same build (`scripts/shop/build-storefront.ts`); by itself, a new one.
  generateBuildId: () => process.env.SHOP_BUILD_ID || null,
  poweredByHeader: false,
  // The storefront makes validators itself, once for an answer that is shared (docs/decisions/0043).
  generateEtags: false,
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  // Of real user agents none: every indexable page is static, so crawlers may have the cached page
  // (docs/decisions/0003). The middleware has those of one shopper rendered whole (0042).
  htmlLimitedBots: new RegExp(`^${WHOLE_DOCUMENT}$`),
  // For pages, and as much again for what `use cache` keeps. A page that was made by the build and
  // pushed out is read from the disk again.
  cacheMaxMemorySize: 32 * 1024 * 1024,
  cacheHandler: inProgram('page-cache.ts'),
  cacheHandlers: { default: inProgram('data-cache.ts') },
  expireTime: DAY,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    // A page of the desk answers 403 to staff whose roles do not include it.
    authInterrupts: true,
    // It would draw each page of one shopper a second time, as what the router may keep of it. Links
    // fetch whole pages before they are followed (`components/ui/link.client.tsx`).
    cachedNavigations: false,
    // What the router fetches of a page is in one piece. By size, a build divides some pages in other
    // ways than the same pages are when they are rendered anew, and the router asks for pieces that
    // no longer exist.
    prefetchInlining: { maxSize: Number.MAX_SAFE_INTEGER, maxBundleSize: Number.MAX_SAFE_INTEGER },
    // A clean clone is built once: what would make a second build faster takes a fifth of the first.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  // `npm test` checks the types, those of the tests included, which must not prevent a shop from
  // opening.
  typescript: { ignoreBuildErrors: true },
  // Pictures are made in fixed sizes when they are stored; Next's optimiser stays off.
  images: { loader: 'custom', loaderFile: './lib/format/picture-loader.ts' },
  // The redirects below do it, except for one path.
  skipTrailingSlashRedirect: true,
  async rewrites() {
    return { beforeFiles: surfaceRewrites(), afterFiles: [], fallback: [] };
  },
  async redirects() {
    return [
      { source: '/web/:path*', destination: '/:path*', permanent: true },
      { source: '/app/:path*', destination: '/:path*?mobile=true', permanent: true },
      ...redirectsOfLanguages(),
      { source: CHANGE_PASSWORD, destination: pages.updatePassword.path, permanent: false },
      // A mailed link without its token; the slash distinguishes it from the page that asks for one.
      { source: `${pages.resetPassword.path}/`, destination: pages.home.path, permanent: false },
      { source: '/:path+/', destination: '/:path+', permanent: true },
      ...languageRedirects(),
    ];
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      ...['pay', 'track', 'wishlists'].map((page) => ({
        source: `/:language(${OTHER_LANGUAGES.join('|')})?/${page}/:path*`,
        headers: quietHeaders,
      })),
      {
        source: `/:language(${OTHER_LANGUAGES.join('|')})?${pages.storeLocator.path}`,
        headers: locatorHeaders,
      },
      {
        source: `/:language(${OTHER_LANGUAGES.join('|')})?${pages.staffStockCount.path}`,
        headers: countHeaders,
      },
      { source: '/demo/pay/:path*', headers: demoPayHeaders },
      ...sharedBriefly,
      {
        source: '/fonts/:path*',
        headers: [
          { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
          // The demo gateway is another origin, and fonts are read across origins by permission.
          { key: 'Access-Control-Allow-Origin', value: '*' },
        ],
      },
      {
        source: '/art/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ];
  },
};

export default config;
