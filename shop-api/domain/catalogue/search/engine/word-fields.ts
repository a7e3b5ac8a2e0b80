import { LEAST_OF_UNSOLD, MOST_OF_A_USE } from '../asking/slots.ts';
import { WEIGHT_OF_A_NAME } from '../concepts/find-meanings.ts';

/** The weights that an alternative may name as its least or most. */
const LEVELS = [...new Set([MOST_OF_A_USE, WEIGHT_OF_A_NAME, LEAST_OF_UNSOLD])];

/** The fields of a product on the search server. */
export interface WordFields {
  id: number;
  /** The weight of each word, by the word's id. */
  words: Record<string, number>;
  /** The words whose weight reaches a level: see `levelTerm`. */
  levels: string[];
}

/**
 * The number of the format of index and documents. Whoever changes either, or what queries expect of
 * them, raises it: the shop then fills an index of the new format, and asks no older one.
 */
export const WORD_FORMAT = 1;

/** How an index for the words of products is made. It is refreshed by whoever fills it. */
export const WORD_INDEX = {
  settings: { index: { refresh_interval: '-1' } },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      id: { type: 'integer' },
      words: { type: 'rank_features' },
      levels: { type: 'keyword' },
    },
  },
};

/** Returns the term of `levels` for a word of at least this weight. */
export const levelTerm = (level: number, wordId: number | string): string => `${level}:${wordId}`;

/**
 * Checks that a limit of weights is among the stored levels.
 * @throws {Error} for another limit, since a product's level is decided when it is indexed
 */
export function levelOf(limit: number): number {
  if (!LEVELS.includes(limit)) throw new Error(`No level of weights is stored for ${limit}`);
  return limit;
}

/** Returns the fields of a product with these words. */
export function wordFields(id: number, words: Record<string, number>): WordFields {
  const levels = LEVELS.flatMap((level) =>
    Object.entries(words).flatMap(([word, weight]) =>
      weight >= level ? [levelTerm(level, word)] : [],
    ),
  );
  return { id, words, levels };
}
