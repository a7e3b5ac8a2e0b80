/** The id of the search field in the header; a listing writes what was searched into it. */
export const HEADER_SEARCH_ID = 'search';
