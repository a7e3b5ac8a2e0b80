import { surfaceRewrites } from './lib/routing/rewrites.mjs';

const DAY = 86_400;

/** Sent with every answer. The policy allows inline scripts because cached pages cannot carry a nonce. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  {
    key: 'Content-Security-Policy',
    value: [
      "default-src 'self'",
      `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}`,
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  },
];

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
