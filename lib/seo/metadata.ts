import type { Metadata } from 'next';

const SITE_NAME = 'Vanya';
const DEFAULT_SHARE_IMAGE = '/art/og-default.jpg';

/** What search engines and messengers are told of a page. */
export interface PageWords {
  title: string;
  description: string;
  keywords: string;
}

interface PageMetadata {
  words: PageWords;
  /** The address search engines should keep: without `mobile`, names that repeat an id, or tracking. */
  canonical: string;
  /** Origin shoppers see; makes every address absolute. */
  origin: string;
  /** A JPEG of at most 300 kB, so that WhatsApp shows it. */
  shareImage?: string | null;
  /** False keeps the page out of search engines; its links are still followed. */
  indexable?: boolean;
  type?: 'website' | 'article';
}

/** The head of a page: title, description, keywords, canonical and the cards that messengers show. */
export function pageMetadata(page: PageMetadata): Metadata {
  const { words, canonical, indexable = true, type = 'website' } = page;
  const images = [{ url: page.shareImage ?? DEFAULT_SHARE_IMAGE, width: 1200, height: 630 }];
  return {
    metadataBase: new URL(page.origin),
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    alternates: { canonical },
    robots: indexable ? undefined : { index: false, follow: true },
    openGraph: {
      type,
      siteName: SITE_NAME,
      locale: 'en_IN',
      url: canonical,
      title: words.title,
      description: words.description,
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: words.title,
      description: words.description,
      images,
    },
  };
}
