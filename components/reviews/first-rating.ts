/** The initial rating of the specification's dialog. */
export const FIRST_RATING = 4;
