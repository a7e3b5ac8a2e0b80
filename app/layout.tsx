import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ConnectionNote } from '@/components/shared/connection-note.client';
import { SeenPages } from '@/components/shared/seen-pages.client';
import { Toaster } from '@/components/shared/toaster.client';
import { WebVitals } from '@/components/shared/web-vitals.client';
import { brandColours } from '@/contract/shop';
import { SHOP_NAME } from '@/contract/shop-names';
import { OPEN_SEARCH } from '@/lib/routing/small-files';
import './tokens.css';
import './fonts.css';
import './globals.css';
import './utilities.css';

export const metadata: Metadata = {
  applicationName: SHOP_NAME,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: brandColours.primary,
  width: 'device-width',
  initialScale: 1,
};

/** Fonts of the first paint. Nearly every page has prices in its text, and a late ₹ wraps lines again. */
const PRELOADED_FONTS = [
  '/fonts/eczar-basic.v2.woff2',
  '/fonts/anek-basic.v2.woff2',
  '/fonts/anek-rupee.v2.woff2',
];

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" id="top">
      <head>
        {PRELOADED_FONTS.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={OPEN_SEARCH}
          title={SHOP_NAME}
        />
      </head>
      <body>
        {children}
        <Toaster />
        <ConnectionNote />
        <WebVitals />
        <SeenPages />
      </body>
    </html>
  );
}
