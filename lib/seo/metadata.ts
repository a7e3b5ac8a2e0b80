import type { Metadata } from 'next';
import { SHOP_NAME } from '@/contract/shop-names';

const DEFAULT_SHARE_IMAGE = '/art/og-default.jpg';

/** The metadata of a page for search engines and messengers. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

interface PageHead {
  meta: PageMeta;
  /** The URL for search engines: without `mobile`, names that repeat an id, or tracking. */
  canonical: string;
  /** The origin that shoppers see; makes every URL absolute. */
  origin: string;
  /** A JPEG of at most 300 kB, so that WhatsApp shows it. */
  shareImage?: string | null;
  /** False excludes the page from search engines; its links are still followed. */
  indexable?: boolean;
  /** Of a post: who wrote it, and when it was published (ISO 8601). */
  article?: { author: string; publishedAt: string };
}

/** Returns the file of a stored picture that messengers show. */
export function shareImageOf(picture: { src: string } | null): string | null {
  return picture && `${picture.src}/share.jpg`;
}

/** Returns the title of a page, followed by the shop's name. */
export function pageTitle(title: string): string {
  return `${title} | ${SHOP_NAME}`;
}

/** Returns the head of a page: title, description, keywords, canonical and social cards. */
export function pageMetadata(page: PageHead): Metadata {
  const { meta, canonical, indexable = true, article } = page;
  const images = [{ url: page.shareImage ?? DEFAULT_SHARE_IMAGE, width: 1200, height: 630 }];
  return {
    metadataBase: new URL(page.origin),
    title: meta.title,
    description: meta.description,
    keywords: meta.keywords,
    alternates: { canonical },
    robots: indexable ? undefined : { index: false, follow: true },
    openGraph: {
      ...(article
        ? { type: 'article', publishedTime: article.publishedAt, authors: [article.author] }
        : { type: 'website' }),
      siteName: SHOP_NAME,
      locale: 'en_IN',
      url: canonical,
      title: meta.title,
      description: meta.description,
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: meta.title,
      description: meta.description,
      images,
    },
  };
}
