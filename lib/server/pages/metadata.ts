import 'server-only';
import type { Metadata } from 'next';
import { hasPage } from '@/contract/shop/departments';
import { ApiError } from '@/lib/api-error';
import { getLanguage, getText } from '@/lib/language/get-text';
import { type PageHead, type PageMeta, pageMetadata, pageTitle } from '@/lib/seo/metadata';
import { cachedUnder, cacheTags } from '@/lib/server/api/cache';
import { getCompany } from '@/lib/server/api/settings';
import { callShopApi } from '@/lib/server/api/shop-api';
import { serverConfig } from '@/lib/server/config';

/**
 * Returns the metadata that staff set for a page, or the fallback if they set none or the API is
 * unavailable: a page never fails because of its title.
 */
export async function getPageMeta(pageUrl: string, fallback: PageMeta): Promise<PageMeta> {
  try {
    const { title, description, keywords } = await readPageMeta(pageUrl);
    return {
      title: title ?? fallback.title,
      description: description ?? fallback.description,
      keywords: keywords ?? fallback.keywords,
    };
  } catch (error) {
    if (error instanceof ApiError) return fallback;
    throw error;
  }
}

async function readPageMeta(pageUrl: string) {
  'use cache';
  cachedUnder(cacheTags.meta);
  const language = await getLanguage();
  return callShopApi('getMetaTags', { query: { page_url: pageUrl, language } });
}

/** Returns the head of a page in its language. */
export async function getMetadata(page: PageHead): Promise<Metadata> {
  return pageMetadata(page, await getText(), (await getCompany()).name);
}

interface AccountPage {
  /** The path of the page. */
  path: string;
  /** The title, if staff set none. */
  title: string;
  description: string;
}

/** Returns the head of a personal page, which search engines do not index. */
export async function getAccountMetadata({
  path,
  title,
  description,
}: AccountPage): Promise<Metadata> {
  const meta = await getPageMeta(path, {
    title: pageTitle(title),
    description,
    keywords: title.toLowerCase(),
  });
  const origin = serverConfig().publicOrigin;
  return getMetadata({ meta, canonical: path, origin, indexable: false });
}

export interface PublicHead {
  /** The path of the page. */
  path: string;
  /** The title without the shop's name, if staff set none. */
  title: string;
  description: string;
  keywords: string;
}

/** Returns the head of a page that is the same for everyone; search engines index it. */
export async function getPublicMetadata({ path, title, ...rest }: PublicHead): Promise<Metadata> {
  if (!hasPage(await getCompany(), path)) return getMissingMetadata();
  const meta = await getPageMeta(path, { title: pageTitle(title), ...rest });
  return getMetadata({ meta, canonical: path, origin: serverConfig().publicOrigin });
}

/** Returns the head of a page that does not exist, in its language. */
export async function getMissingMetadata(): Promise<Metadata> {
  const t = await getText();
  return {
    title: pageTitle(t('Page not found')),
    description: t('This address leads nowhere.'),
    robots: { index: false },
  };
}
