/** What is written with five, four and three stars, and with one or two. */
export type ReviewTexts = Record<'five' | 'four' | 'three' | 'low', string[]>;

/** Sentences that fit one kind of product. */
export interface ReviewKind extends ReviewTexts {
  name: string;
  /** The key of the sentences shared with similar kinds. */
  group: string;
  /** The ids of its products. */
  products: number[];
  /** Whether its products are not used up: no sentence says how long one lasts. */
  isLasting?: boolean;
}

/** Where authors live, and what they are called there. */
export interface ReviewRegion {
  towns: string[];
  /** First names. */
  names: string[];
  /** The first letters of family names. */
  initials: string[];
}

/**
 * `reviews.json`: who wrote the reviews of the demo shop, and what. In sentences and patterns `{pack}`,
 * `{town}` (the author's) and `{elsewhere}` (another town) are replaced; in patterns, which fit every
 * product, also `{thing}`, `{habit}` and the keys of `phrases`, in capitals where the name has one.
 */
export interface ReviewSeed {
  regions: ReviewRegion[];
  /** What shoppers call a product, by its id: "bilona ghee". */
  things: Record<string, string>;
  /** What the goods of a department are for, by its category: "the dal tadka". */
  habits: Record<string, string[]>;
  phrases: Record<'person' | 'weeks' | 'how', string[]>;
  patterns: ReviewTexts;
  /** Sentences by group; `all` fit every product. Each is used once in the shop. */
  shared: Record<string, ReviewTexts>;
  kinds: ReviewKind[];
}
