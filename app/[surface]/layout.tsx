// First of all styles: they name the layers that those of components belong to.
import '../tokens.css';
import '../fonts.css';
import '../indic-fonts.css';
import '../globals.css';
import '../utilities.css';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { LoginHost } from '@/components/account/login-host.client';
import { ConnectionNote } from '@/components/shared/connection-note.client';
import { SeenPages } from '@/components/shared/seen-pages.client';
import { Toaster } from '@/components/shared/toaster.client';
import { Translated } from '@/components/shared/translated.client';
import { WebVitals } from '@/components/shared/web-vitals.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { LANGUAGES } from '@/contract/shop/languages';
import { brandColours } from '@/contract/shop/shop';
import { SHOP_NAME } from '@/contract/shop/shop-names';
import { isSurface } from '@/lib/routing/path-params';
import { OPEN_SEARCH } from '@/lib/routing/small-files';
import { languageOf, SURFACES } from '@/lib/surface';

export const metadata: Metadata = {
  applicationName: SHOP_NAME,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: brandColours.primary,
  width: 'device-width',
  initialScale: 1,
};

/** Every surface; each has pages of its own. */
export function generateStaticParams() {
  return SURFACES.map((surface) => ({ surface }));
}

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/** The document, in the language of its surface. */
export default async function RootLayout({ children, params }: Props) {
  const { surface } = await params;
  if (!isSurface(surface)) notFound();
  const language = languageOf(surface);
  const page = (
    <SurfaceProvider surface={surface}>
      {children}
      <LoginHost />
      <Toaster />
      <ConnectionNote />
      <WebVitals />
      <SeenPages />
    </SurfaceProvider>
  );
  return (
    <html lang={LANGUAGES[language].tag} id="top">
      <head>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={OPEN_SEARCH}
          title={SHOP_NAME}
        />
      </head>
      <body>{language === 'en' ? page : <Translated language={language}>{page}</Translated>}</body>
    </html>
  );
}
