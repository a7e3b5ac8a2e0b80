/**
 * Sections of a listing that the scripts of its frame look up: its form, the product count, the
 * button that opens the filters, and regions whose links lead to another view of the same listing.
 */
export type ListingSection = 'form' | 'count' | 'filters-button' | 'links';

const MARK = 'data-listing';

/** Marks an element as a section. Not by id: Next.js leaves previous views in the page, hidden. */
export function section(name: ListingSection) {
  return { [MARK]: name };
}

/** Returns the CSS selector of a section. */
export function selectorOf(name: ListingSection): string {
  return `[${MARK}="${name}"]`;
}
