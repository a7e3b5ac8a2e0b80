import type { Metadata } from 'next';
import {
  inAllLanguages,
  inLanguage,
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
} from '@/contract/shop/languages';
import { hasDrawnLogo, SHOP_NAME } from '@/contract/shop/shop-names';
import { inEnglish, type Translate } from '@/lib/language/translate';

/** The metadata of a page for search engines and messengers. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
}

/** A JPEG of at most 300 kB, so that WhatsApp shows it. */
export interface ShareCard {
  src: string;
  /** What is drawn and written on it. */
  alt: string;
  /** In pixels; 1200 × 630 unless it says otherwise. */
  size?: { width: number; height: number };
}

const CARD_SIZE = { width: 1200, height: 630 };

/** Returns the picture of pages without one of their own; that of the demo shop has its logo on it. */
export function defaultCard(shop: string): string {
  return hasDrawnLogo(shop) ? '/art/og-default.jpg' : '/art/og-plain.jpg';
}

export interface PageHead {
  meta: PageMeta;
  /** The URL for search engines: without `mobile`, names that repeat an id, or tracking. */
  canonical: string;
  /** The origin that shoppers see; makes every URL absolute. */
  origin: string;
  /** The picture beside a shared link; the shop's own for pages without one. */
  shareCard?: ShareCard | null;
  /** True: the page itself tells messengers its type, which Next.js does not know. */
  isProduct?: boolean;
  /** False excludes the page from search engines; its links are still followed. */
  indexable?: boolean;
  /** Of a post: who wrote it, when it was published (ISO 8601), and in which languages it is. */
  article?: { author: string; publishedAt: string; languages: readonly Language[] };
  /** The path of the RSS feed of what the page lists. */
  feed?: string;
}

/** Returns the title of a page, followed by the shop's name. */
export function pageTitle(title: string): string {
  return `${title} | ${SHOP_NAME}`;
}

interface PageOfList {
  page: number;
  /** Without it only the title names the page. */
  pages?: number;
  t: Translate;
}

/** Names the page in the texts of all pages of a list but the first, so that no two are the same. */
export function onPage(meta: PageMeta, { page, pages, t }: PageOfList): PageMeta {
  if (page === 1) return meta;
  return {
    ...meta,
    title: `${meta.title} | ${t('Page {page}', { page })}`,
    ...(pages !== undefined && {
      description: `${t('Page {page} of {pages}.', { page, pages })} ${t(meta.description)}`,
    }),
  };
}

/**
 * Returns the head of a page in the language of `t`: title, description, keywords, canonical and
 * social cards. Staff may have written the texts, so they are only looked up as a whole; what differs
 * each time is in the language of `t` already. Those of a post stay as they were written. Pages that
 * search engines find name the same page in the other languages. `shop` is the shop's name.
 */
export function pageMetadata(
  page: PageHead,
  t: Translate = inEnglish,
  shop: string = SHOP_NAME,
): Metadata {
  const { indexable = true, feed } = page;
  // A post that is not written in a language is not offered in it.
  const languages = page.article?.languages ?? LANGUAGE_CODES;
  const language = languages.includes(t.language) ? t.language : 'en';
  const canonical = inLanguage(page.canonical, language);
  const meta = {
    ...page.meta,
    ...(!page.article && {
      title: titleIn(page.meta.title, t, shop),
      description: t(page.meta.description),
    }),
  };
  const card: ShareCard = page.shareCard ?? { src: defaultCard(shop), alt: shop };
  const { src, alt, size = CARD_SIZE } = card;
  const images = [{ url: src, ...size, alt, type: 'image/jpeg' }];
  const { title, description, keywords } = meta;
  return {
    metadataBase: new URL(page.origin),
    title,
    description,
    keywords,
    alternates: {
      canonical,
      ...(indexable && { languages: inAllLanguages(page.canonical, languages) }),
      ...(feed && { types: { 'application/rss+xml': feed } }),
    },
    robots: indexable ? undefined : { index: false, follow: true },
    openGraph: {
      ...typeOf(page),
      siteName: shop,
      locale: LANGUAGES[language].tag.replace('-', '_'),
      url: canonical,
      title,
      description,
      images,
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
}

/**
 * Returns a title in the language of `t`, part by part: `Journal`, the shop's name, which is the one
 * that staff have given it.
 */
function titleIn(title: string, t: Translate, shop: string): string {
  return title
    .split(' | ')
    .map((one) => t(one === SHOP_NAME ? shop : one))
    .join(' | ');
}

function typeOf({ article, isProduct }: PageHead) {
  if (isProduct) return {};
  if (!article) return { type: 'website' as const };
  const { publishedAt, author } = article;
  return { type: 'article' as const, publishedTime: publishedAt, authors: [author] };
}
