/** Sentences by what they say: of five, four and three stars, and of one or two. */
export type ReviewTexts = Record<'five' | 'four' | 'three' | 'low', string[]>;

/** Sentences that fit one kind of product; `{pack}` and `{town}` are replaced. */
export interface ReviewKind extends ReviewTexts {
  name: string;
  /** The key of the sentences shared with similar kinds. */
  group: string;
  /** The ids of its products. */
  products: number[];
}

/** `reviews.json`: what the authors of the demo shop's reviews are called, and what they write. */
export interface ReviewSeed {
  /** A first name and an initial. */
  names: string[];
  towns: string[];
  /** Sentences by group; `all` fit every product. */
  shared: Record<string, ReviewTexts>;
  kinds: ReviewKind[];
}
