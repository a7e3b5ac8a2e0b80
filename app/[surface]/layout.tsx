// First of all styles: they name the layers that those of components belong to.
import '../tokens.css';
import '../fonts.css';
import '../indic-fonts.css';
import '../globals.css';
import '../utilities.css';
import '../layout.css';
import '../spacing.css';
import '../surfaces.css';
import '../type.css';
import { isDeepStrictEqual } from 'node:util';
import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { LoginHost } from '@/components/account/login-host.client';
import { ConnectionNote } from '@/components/shared/connection-note.client';
import { PageTexts } from '@/components/shared/page-texts';
import { SeenPages } from '@/components/shared/seen-pages.client';
import { Toaster } from '@/components/shared/toaster.client';
import { WebVitals } from '@/components/shared/web-vitals.client';
import { SurfaceProvider } from '@/components/ui/link.client';
import { LANGUAGES } from '@/contract/shop/languages';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';
import { brandColours, shopProfile } from '@/contract/shop/shop';
import { isSurface } from '@/lib/routing/path-params';
import { OPEN_SEARCH } from '@/lib/routing/small-files';
import { getCompany, getSettings } from '@/lib/server/api/settings';
import { SettingsProvider } from '@/lib/settings/settings-context.client';
import { languageOf, SURFACES } from '@/lib/surface';

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getCompany();
  return { applicationName: name, formatDetection: { telephone: false } };
}

export const viewport: Viewport = {
  themeColor: brandColours.primary,
  width: 'device-width',
  initialScale: 1,
};

/**
 * Every surface; each has pages of its own. `npm start` opens the shop when those of the first are
 * rendered (scripts/shop/build-storefront.ts).
 */
export function generateStaticParams() {
  const rendered = process.env.RENDER === 'first' ? SURFACES.slice(0, 1) : SURFACES;
  return rendered.map((surface) => ({ surface }));
}

interface Props {
  children: ReactNode;
  params: Promise<{ surface: string }>;
}

/** The document, in the language of its surface. */
export default async function RootLayout({ children, params }: Props) {
  const { surface } = await params;
  if (!isSurface(surface)) notFound();
  const company = await getCompany();
  const page = (
    <SurfaceProvider surface={surface}>
      <SettingsProvider
        settings={ifChanged(await getSettings(), DEFAULT_SETTINGS)}
        company={ifChanged(company, shopProfile)}
      >
        {children}
        <LoginHost />
        <Toaster />
        <ConnectionNote />
        <WebVitals />
        <SeenPages />
      </SettingsProvider>
    </SurfaceProvider>
  );
  return (
    <html lang={LANGUAGES[languageOf(surface)].tag} id="top">
      <head>
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href={OPEN_SEARCH}
          title={company.name}
        />
      </head>
      <body>
        <PageTexts of="every-page">{page}</PageTexts>
      </body>
    </html>
  );
}

/** What no shop has changed is in the scripts already, so it need not be sent with every page. */
function ifChanged<Value>(now: Value, standard: Value): Value | undefined {
  return isDeepStrictEqual(now, standard) ? undefined : now;
}
