import type { Numbers } from '../numbers.ts';
import type { ReviewKind, ReviewSeed, ReviewTexts } from '../review-data.ts';
import type { SeedProduct } from '../seed-data.ts';
import { packWord } from './pack-word.ts';
import { fillPattern } from './review-patterns.ts';

/** Shoppers may give stars alone; about one in this many does. */
const SILENT_OF = 30;
/** About one in this many says a second thing. */
const TALKATIVE_OF = 3;
/** The newest reviews, which the page of the product shows, all have words. */
const NEWEST = 6;
/** Draws before a pattern is given up, since all that it makes is used. */
const MAX_DRAWS = 50;

type Level = keyof ReviewTexts;

interface Written {
  product: SeedProduct;
  /** The stars and the town of each review, the newest first. */
  reviews: readonly { rating: number; town: string }[];
  numbers: Numbers;
}

/** Writes the texts of reviews, product by product. */
export type ReviewWriter = (written: Written) => string[];

/**
 * Returns the writer of a shop's reviews. No sentence comes twice in the shop. The newest reviews of
 * a product have the sentences of its kind, of which each of its products has its own; older ones
 * have what fits other products too, and patterns filled with what the product is.
 */
export function reviewWriter(seed: ReviewSeed, products: readonly SeedProduct[]): ReviewWriter {
  const used = new Set<string>();
  return ({ product, reviews, numbers }) => {
    const kind = seed.kinds.find(({ products: ids }) => ids.includes(product.id));
    const left = sentencesFor({ product, kind, seed, products, numbers });
    const patterns = patternDecks(seed, { isLasting: kind?.isLasting ?? false, numbers });
    const write = (rating: number, town: string): string => {
      const level = levelOf(rating);
      const next = () => left[level].shift() ?? patterns[level]();
      for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
        const values = { product, pack: packWord(product), town, seed, numbers };
        const sentence = fillPattern(next(), values);
        if (used.has(sentence)) continue;
        used.add(sentence);
        return sentence;
      }
      return '';
    };
    return reviews.map(({ rating, town }, at) => {
      if (at >= NEWEST && numbers.next(SILENT_OF) === 0) return '';
      const first = write(rating, town);
      return numbers.next(TALKATIVE_OF) === 0 ? `${first} ${write(rating, town)}`.trim() : first;
    });
  };
}

/** Returns what draws the next pattern of a level; one comes again after all others. */
function patternDecks(
  { patterns }: ReviewSeed,
  { isLasting, numbers }: { isLasting: boolean; numbers: Numbers },
): Record<Level, () => string> {
  const deckOf = (level: Level) => {
    const all = patterns[level].filter((text) => !(isLasting && /\{weeks\}/i.test(text)));
    let deck: string[] = [];
    return () => {
      if (deck.length === 0) deck = numbers.shuffle(all);
      return deck.pop() ?? '';
    };
  };
  return {
    five: deckOf('five'),
    four: deckOf('four'),
    three: deckOf('three'),
    low: deckOf('low'),
  };
}

interface Sentences {
  product: SeedProduct;
  kind: ReviewKind | undefined;
  seed: ReviewSeed;
  products: readonly SeedProduct[];
  numbers: Numbers;
}

/** Returns the sentences that are this product's: its part of its kind, of its group, and of all. */
function sentencesFor({ product, kind, seed, products, numbers }: Sentences): ReviewTexts {
  const group = seed.kinds.filter((other) => other.group === kind?.group);
  const inGroup = group.flatMap(({ products: ids }) => ids);
  const everything = products.map(({ id }) => id);
  const of = (level: Level): string[] => [
    ...numbers.shuffle(dealt(kind?.[level], kind?.products, product.id)),
    ...dealt(seed.shared[kind?.group ?? '']?.[level], inGroup, product.id),
    ...dealt(seed.shared.all?.[level], everything, product.id),
  ];
  return { five: of('five'), four: of('four'), three: of('three'), low: of('low') };
}

/** Coprime with the numbers of products, which spreads neighbouring sentences over far products. */
const STEP = 23;

/** Deals sentences out to products; returns those of one. */
function dealt(sentences: readonly string[] = [], ids: readonly number[] = [], id: number) {
  return sentences.filter((_, at) => ids[(at * STEP) % ids.length] === id);
}

function levelOf(rating: number): Level {
  if (rating === 5) return 'five';
  if (rating === 4) return 'four';
  return rating === 3 ? 'three' : 'low';
}
