import type { Numbers } from '../numbers.ts';
import type { ReviewKind, ReviewSeed, ReviewTexts } from '../review-data.ts';
import type { SeedProduct } from '../seed-data.ts';
import { packWord } from './pack-word.ts';

/** Shoppers may give stars alone; about one in nine does. */
const SILENT_OF = 9;
/** About one in three says a second thing, while there are sentences left. */
const TALKATIVE_OF = 3;

interface Reviews {
  product: SeedProduct;
  /** The stars of each review, and the town of its author. */
  ratings: readonly number[];
  towns: readonly string[];
  seed: ReviewSeed;
  numbers: Numbers;
}

/**
 * Returns the text of each review of a product. No sentence comes twice: the sentences of the
 * product's kind come first, then those that fit other products too, then stars alone.
 */
export function reviewTexts({ product, ratings, towns, seed, numbers }: Reviews): string[] {
  const kind = seed.kinds.find(({ products }) => products.includes(product.id));
  const left = kind ? sentencesFor(kind, seed, numbers) : null;
  const pack = packWord(product);
  const take = (rating: number): string | undefined => left?.[levelOf(rating)].shift();
  const firsts = ratings.map((rating) =>
    numbers.next(SILENT_OF) === 0 ? undefined : take(rating),
  );
  return firsts.map((first, index) => {
    const second =
      first && numbers.next(TALKATIVE_OF) === 0 ? take(ratings[index] ?? 0) : undefined;
    return [first, second]
      .filter((sentence) => sentence !== undefined)
      .map((sentence) =>
        sentence.replaceAll('{pack}', pack).replaceAll('{town}', towns[index] ?? ''),
      )
      .join(' ');
  });
}

function sentencesFor(kind: ReviewKind, seed: ReviewSeed, numbers: Numbers): ReviewTexts {
  const [group, all] = [seed.shared[kind.group], seed.shared.all];
  const of = (level: keyof ReviewTexts): string[] => [
    ...numbers.shuffle(kind[level]),
    ...numbers.shuffle([...(group?.[level] ?? []), ...(all?.[level] ?? [])]),
  ];
  return { five: of('five'), four: of('four'), three: of('three'), low: of('low') };
}

function levelOf(rating: number): keyof ReviewTexts {
  if (rating === 5) return 'five';
  if (rating === 4) return 'four';
  return rating === 3 ? 'three' : 'low';
}
