import { surfaceRewrites } from './lib/routing/rewrites.mjs';

const DAY = 86_400;

/** Google may run on the pages of a shop that has its keys, and nowhere else. */
const RECAPTCHA = process.env.RECAPTCHA_SITE_KEY
  ? {
      script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      connect: ' https://www.google.com/recaptcha/',
    }
  : { script: '', frame: '', connect: '' };

/**
 * Gateways that take a payment as a form: PayU's two, and where else its address was moved to. Known
 * when the shop is built.
 */
const GATEWAYS = [
  'https://secure.payu.in',
  'https://test.payu.in',
  ...(process.env.PAYU_PAYMENT_URL ? [new URL(process.env.PAYU_PAYMENT_URL).origin] : []),
];

/** The policy allows inline scripts because cached pages cannot carry a nonce. */
const contentPolicy = (formTargets) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${RECAPTCHA.script}`,
    // The captcha's work is done in workers, in files of the shop's own.
    "worker-src 'self'",
    `frame-src 'self'${RECAPTCHA.frame}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${RECAPTCHA.connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Sent with every answer. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'Content-Security-Policy', value: contentPolicy("'self'") },
];

/**
 * The pages on the way to a gateway: their forms may go there, and no other site learns their address.
 * `no-referrer` would take the origin off the shop's own forms too.
 */
const payHeaders = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  {
    key: 'Content-Security-Policy',
    value: contentPolicy(["'self'", ...GATEWAYS].join(' ')),
  },
];

/**
 * The demo shop's gateway, which stands for somebody else's site: its pages run without the shop's
 * origin, cookies and storage. A page in a sandbox may have no opener policy.
 */
const demoPayHeaders = [
  { key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' },
  {
    key: 'Content-Security-Policy',
    value: `${contentPolicy("'self'")}; sandbox allow-forms allow-scripts`,
  },
];

/**
 * Static pages, asked for by the router of a page that is open. Next.js lets browsers show what they
 * kept for a week while they look for something newer; a shopper would not see their own review.
 */
const askedByRouter = [
  '/',
  '/shop',
  '/products/:path*',
  '/subscription-plans',
  '/gift-voucher',
].map((source) => ({
  source,
  has: [{ type: 'header', key: 'rsc' }],
  headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
}));

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  // Every indexable page is static, so crawlers may have the cached page (docs/decisions/0003).
  htmlLimitedBots: /__no_such_bot__/,
  cacheMaxMemorySize: 128 * 1024 * 1024,
  expireTime: DAY,
  experimental: { isrFlushToDisk: false },
  // `npm test` checks the types, of the tests too, which must not keep a shop from opening.
  typescript: { ignoreBuildErrors: true },
  // Pictures are made in fixed sizes when they enter the shop; Next's optimiser stays off.
  images: { loader: 'custom', loaderFile: './lib/format/picture-loader.ts' },
  async rewrites() {
    return { beforeFiles: surfaceRewrites(), afterFiles: [], fallback: [] };
  },
  async redirects() {
    return [
      { source: '/web/:path*', destination: '/:path*', permanent: true },
      { source: '/app/:path*', destination: '/:path*?mobile=true', permanent: true },
    ];
  },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      { source: '/pay/:path*', headers: payHeaders },
      { source: '/demo/pay/:path*', headers: demoPayHeaders },
      ...askedByRouter,
      {
        source: '/fonts/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      {
        source: '/art/:path*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=86400' }],
      },
    ];
  },
};

export default config;
