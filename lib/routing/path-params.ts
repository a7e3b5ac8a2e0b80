import { readId } from '@/contract/ids';
import type { Surface } from '@/lib/routes';

/** Reads a product id, else null: bots invent ids, and each would be cached as a page. */
export function productId(value: string): number | null {
  return readId(value) ?? null;
}

/** True for the two surfaces that every page is rendered for. */
export function isSurface(value: string): value is Surface {
  return value === 'web' || value === 'app';
}
