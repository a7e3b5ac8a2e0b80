import 'server-only';
import { ApiError } from '@/lib/api/api-error';
import type { PageWords } from '@/lib/seo/metadata';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';

/**
 * The words staff gave a page, or the fallback where they gave none or the API is away: a page never
 * fails for want of its title.
 */
export async function getPageWords(pageUrl: string, fallback: PageWords): Promise<PageWords> {
  try {
    const { title, description, keywords } = await readPageWords(pageUrl);
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

async function readPageWords(pageUrl: string) {
  'use cache';
  cachedUnder(tags.meta);
  return callShopApi('getMetaTags', { query: { page_url: pageUrl } });
}
