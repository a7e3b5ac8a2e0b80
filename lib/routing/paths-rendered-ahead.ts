/**
 * Returns what to render ahead, at least one: Next.js refuses to build a page without (Cache
 * Components). A shop that has nothing yet renders the placeholder, as a missing page.
 */
export function atLeastOne<T>(rows: readonly T[], placeholder: T): [T, ...T[]] {
  const [first = placeholder, ...others] = rows;
  return [first, ...others];
}
