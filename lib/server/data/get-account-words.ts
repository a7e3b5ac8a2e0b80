import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/metadata';
import { serverConfig } from '../config';
import { getPageWords } from './get-meta';

interface AccountWords {
  /** The path of the page. */
  path: string;
  /** Its title, where staff gave none. */
  title: string;
  description: string;
}

/** The head of a page that is for its shopper alone and stays out of search engines. */
export async function getAccountWords({
  path,
  title,
  description,
}: AccountWords): Promise<Metadata> {
  const words = await getPageWords(path, {
    title: `${title} | Vanya`,
    description,
    keywords: title.toLowerCase(),
  });
  const origin = serverConfig().publicOrigin;
  return pageMetadata({ words, canonical: path, origin, indexable: false });
}
