import { readId } from '@/contract/kit/ids';
import { splitLanguage } from '@/contract/shop/languages';
import { pagePaths } from '@/contract/shop/page-paths';
import { routes } from '@/lib/routes';

/** The category or the brand whose page a listing is; at most one of them. */
export interface ListingOwner {
  category?: number | undefined;
  brand?: number | undefined;
  /** Its name in the path; absent where the path has none, or one that can be no slug. */
  slug?: string | undefined;
}

const OWNERS = ['category', 'brand'] as const;

const folderOf = (path: string): string | undefined => path.split('/')[1];

/** Reads whose page a path is; null for a path that is no page of a category or brand. */
export function ownerOfPath(pathname: string): ListingOwner | null {
  const [, folder, id = '', slug = '', ...rest] = pathname.split('/');
  const owner = OWNERS.find((name) => folderOf(pagePaths[name]) === folder);
  const known = readId(id);
  if (!owner || !known || rest.length > 0) return null;
  return { [owner]: known, slug: readSlug(slug) };
}

/** Reads the name in a path; undefined for any text that no name is written as. */
export function readSlug(text: string): string | undefined {
  return /^[a-z0-9-]{1,200}$/.test(text) ? text : undefined;
}

/** Whether a path is a listing: of the whole shop, a category or a brand. */
export function isListingPath(pathname: string): boolean {
  const { path } = splitLanguage(pathname);
  return path === routes.shop() || ownerOfPath(path) !== null;
}
