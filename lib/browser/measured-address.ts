import { pagePaths } from '@/contract/shop/page-paths';
import { pagePathOf } from '@/lib/routing/page-path-of';

const { product, category, brand, blog } = pagePaths;
/** Pages whose ids say nothing of a shopper. */
const PUBLIC: string[] = [product, category, brand, blog];

/** What an advertisement adds to the address that it leads to. */
const CAMPAIGN = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid)$/;

/**
 * Returns the address of a page as others may know it: the ids of orders and payments give way to
 * their names, and of the query only a campaign stays. Undefined for a page that opens by a secret
 * or that the shop does not have.
 */
export function measuredAddress({ origin, pathname, searchParams }: URL): string | undefined {
  const pattern = pagePathOf(pathname);
  if (!pattern || pattern.includes(':token')) return undefined;
  const kept = [...searchParams].filter(([name]) => CAMPAIGN.test(name));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return origin + (PUBLIC.includes(pattern) ? pathname : pattern) + query;
}
