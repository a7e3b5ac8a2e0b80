import type { Database } from '../../db/database.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { DAY_MS, HOUR_MS } from '../../domain/kernel/durations.ts';
import { type Numbers, numbersFrom } from '../numbers.ts';
import type { ReviewSeed } from '../review-data.ts';
import type { SeedProduct } from '../seed-data.ts';
import { onSaleSince } from './on-sale-since.ts';
import { reviewAuthors } from './review-authors.ts';
import { type ReviewWriter, reviewWriter } from './review-texts.ts';

/** Midnight in India. */
const NEWEST = Date.parse('2026-11-18T18:30:00Z');
/** Nobody reviews a product on the day it comes. */
const FIRST_AFTER_MS = 6 * DAY_MS;
/** Reviews are written between seven in the morning and eleven at night. */
const WAKING = { from: 7, hours: 16 };
const ROWS_A_STATEMENT = 1_000;

/**
 * Writes exactly as many reviews of each number of stars as the data counts; always the same ones.
 * Their authors have no account; the history gives some to customers who ordered.
 */
export async function seedReviews(
  tx: Database,
  products: readonly SeedProduct[],
  seed: ReviewSeed,
): Promise<void> {
  const write = reviewWriter(seed, products);
  const rows = products.flatMap((product) => reviewsOf(product, seed, write));
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await tx.insert(reviews).values(rows.slice(at, at + ROWS_A_STATEMENT));
  }
}

function reviewsOf(product: SeedProduct, seed: ReviewSeed, write: ReviewWriter) {
  const numbers = numbersFrom(product.id);
  const ratings = numbers.shuffle(
    Object.entries(product.rating_seed.stars).flatMap(([stars, count]) =>
      Array.from({ length: count }, () => Number(stars)),
    ),
  );
  const authors = reviewAuthors(seed.regions, ratings.length, numbers);
  const days = ratings
    .map(() => dayOf(product, numbers))
    .toSorted((a, b) => b.getTime() - a.getTime());
  const rows = authors.map(({ name, town }, at) => ({
    ...{ productId: product.id, name: `${name}, ${town}`, town },
    ...{ rating: ratings[at] ?? 0, createdAt: days[at] },
  }));
  const texts = write({ product, reviews: rows, numbers });
  return rows.map(({ town: _, ...row }, at) => ({ ...row, text: texts[at] ?? '' }));
}

/** Returns a waking hour of a day on which the product was on sale; recent days are more likely. */
function dayOf(product: SeedProduct, numbers: Numbers): Date {
  const first = onSaleSince(product).getTime() + FIRST_AFTER_MS;
  const days = Math.floor((NEWEST - first) / DAY_MS);
  const back = Math.min(numbers.next(days), numbers.next(days)) + 1;
  const hours = WAKING.from + numbers.next(WAKING.hours * 60) / 60;
  return new Date(Math.floor(NEWEST - back * DAY_MS + hours * HOUR_MS));
}
