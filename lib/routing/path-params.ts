import { readId } from '@/contract/kit/ids';
import { SURFACES, type Surface } from '@/lib/surface';

/** Reads a product id, else null: bots invent ids, and each would be cached as a page. */
export function productId(value: string): number | null {
  return readId(value) ?? null;
}

/** True for the surfaces that every page is drawn for. */
export function isSurface(value: string): value is Surface {
  return SURFACES.some((surface) => surface === value);
}
