/** Units of a size as a language names them, several names apart by spaces. */
type UnitNames = Record<'g' | 'kg' | 'ml' | 'l', string>;

/** Words that stand after an amount in rupees, or between two; several apart by spaces. */
export interface PriceWords {
  /** May stand before `less`, `more` and `within`: "300 થી ઓછું". */
  joined: string;
  less: string;
  more: string;
  /** Between two amounts. */
  to: string;
  /** After two amounts. */
  within: string;
}

/** How a language is written, as far as a search has to know. Words are in its own letters. */
export interface Writing {
  /** Matches a run of its letters. */
  letters: RegExp;
  /** Transliterates such a run into the spelling usual on Indian labels. */
  latinise: (run: string) => string;
  /** Returns a word without the ending by which it stands in a sentence: "ગુલાબની" is "ગુલાબ". */
  stemOf: (word: string) => string;
  /** Words of questions and sentences, which say nothing about goods. */
  fillers: string;
  /** Wishes that every product claims to fulfil. */
  wishes: string;
  /** Words that say in which form or pack a thing comes, and rarely what it is. */
  forms: string;
  units: UnitNames;
  /** How many of a unit: `અડધો` is a half. */
  amounts: Record<string, number>;
  prices: PriceWords;
}
