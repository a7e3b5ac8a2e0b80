/**
 * Parts of a listing that the scripts of its frame look for: its form, the line that says how many
 * products there are, the button that opens the filters, and regions whose links show another view of
 * the same listing.
 */
export type Part = 'form' | 'count' | 'filters-button' | 'links';

const MARK = 'data-listing';

/** Marks an element as a part. Not by an id: Next keeps views that were left in the page, hidden. */
export function part(name: Part) {
  return { [MARK]: name };
}

/** The CSS selector of a part. */
export function selectorOf(name: Part): string {
  return `[${MARK}="${name}"]`;
}
