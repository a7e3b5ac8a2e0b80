import type { TranslatedName, Translations } from '@/contract/kit/translations';
import { readStored, removeStored, store } from '@/lib/forms/storage';

const KEY = 'recently-seen';
const MAX_PRODUCTS = 12;

/** What a list of seen products shows; a price of that day would mislead. */
export interface SeenNow {
  id: number;
  name: string;
  translations?: Translations<TranslatedName> | undefined;
  picture: { src: string; width: number; height: number; widths: number[] } | null;
}

/** Returns the products that were looked at in this browser, the last one first. Sent nowhere. */
export function recentlySeen(): SeenNow[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isProduct).slice(0, MAX_PRODUCTS) : [];
  } catch {
    // A text that another program wrote.
    return [];
  }
}

function isProduct(one: unknown): one is SeenNow {
  const { id, name } = (one ?? {}) as Partial<SeenNow>;
  return Number.isInteger(id) && typeof name === 'string';
}

/** Puts a product before the others, if the browser allows it. */
export function rememberSeen(product: SeenNow): void {
  const others = recentlySeen().filter(({ id }) => id !== product.id);
  store(KEY, JSON.stringify([product, ...others].slice(0, MAX_PRODUCTS)));
}

/** Removes all, for the shopper or for the next person at this browser. */
export function forgetSeen(): void {
  removeStored(KEY);
}
