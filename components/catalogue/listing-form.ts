/** The one form of a listing. Search, sort and filters stand in several places and name it by `form`. */
export const LISTING_FORM_ID = 'listing-form';

/** The region that holds the filters; on phones a link leads there where no script opens the drawer. */
export const FILTERS_ID = 'filters';

/** The line that says how many products there are. It gets the focus after a page turn. */
export const COUNT_ID = 'listing-count';

/** Marks a region whose links show another view of the same listing. */
export const SAME_LISTING = 'data-same-listing';

/** The button that opens the drawer with the filters. */
export const OPEN_FILTERS_ID = 'open-filters';
