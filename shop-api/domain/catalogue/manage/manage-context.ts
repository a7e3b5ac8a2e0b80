import type { Context } from '../../kernel/context.ts';

/**
 * What the verbs of this folder need: the calls of staff, an import and the seed have it. Who may
 * call them is decided by the calls.
 */
export type ManageContext = Pick<Context, 'db' | 'notify'>;

/** Returns the cache tags of what shows these products. */
export function tagsOfProducts(ids: readonly number[]): string[] {
  return [...ids.map((id) => `product:${id}`), 'products'];
}
