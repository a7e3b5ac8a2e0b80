/** The accounts that events of consenting shoppers go to; none, and nothing is measured. */
export interface MeasuringTags {
  /** Of Google Analytics 4: `G-ABC123`. */
  google?: string;
  /** The pixel of Meta, a number. */
  meta?: string;
}
