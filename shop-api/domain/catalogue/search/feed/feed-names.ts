import { WORD_FORMAT } from '../engine/word-fields.ts';

/**
 * The feed of the search server with the words of products. Versions of the shop whose documents differ
 * have one each, with an index of their own, so that none asks the index of another one.
 */
export const FEED = `products-${WORD_FORMAT}`;
/** The feed of the index that is built beside it. */
export const NEXT_FEED = `${FEED}-next`;
/** Begins the names of indexes that nobody asks any more. */
export const RETIRED_FEED = 'retired-';
