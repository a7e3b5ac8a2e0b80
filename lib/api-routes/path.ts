/*
 * This folder has the paths of the storefront's own calls, below `app/api`: forms post to them and
 * `lib/browser` sends to them. No other file writes one by hand. A page loads the areas it uses.
 */

export type Id = number | string;

/** Appends a query to a path, if it has values; they are encoded. */
export const query = (path: string, values: Record<string, string>): string => {
  const search = new URLSearchParams(values).toString();
  return search === '' ? path : `${path}?${search}`;
};
