import { MAX_SEARCH_LENGTH } from '@/contract/shop/limits';
import type { Desk } from './desk';
import type { FormValues } from './values';

/** Returns what an address fills in of a new entry: short texts, by the names of their fields. */
export function readFilled(
  { panels }: Desk,
  given: Record<string, string | string[] | undefined>,
): FormValues {
  const filled = panels
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, kind }) => {
      const text = given[name];
      const isText = kind === 'text' || kind === 'phrases';
      return isText && typeof text === 'string' ? [[name, text.slice(0, MAX_SEARCH_LENGTH)]] : [];
    });
  return Object.fromEntries(filled);
}
