import type { Database } from '../../db/database.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { DAY_MS, HOUR_MS } from '../../domain/kernel/durations.ts';
import type { Numbers } from '../numbers.ts';
import { numbersFrom } from '../numbers.ts';
import type { ReviewSeed } from '../review-data.ts';
import type { SeedProduct } from '../seed-data.ts';
import { onSaleSince } from './on-sale-since.ts';
import { reviewTexts } from './review-texts.ts';

/** Midnight in India. */
const NEWEST = Date.parse('2026-11-18T18:30:00Z');
/** Nobody reviews a product on the day it comes. */
const FIRST_AFTER_MS = 6 * DAY_MS;
/** Reviews are written between seven in the morning and eleven at night. */
const WAKING = { from: 7, hours: 16 };
const ROWS_A_STATEMENT = 1_000;

/**
 * Writes exactly as many reviews of each number of stars as the data counts; always the same ones.
 * Their authors have no account and no order, so none of them is a verified buyer.
 */
export async function seedReviews(
  tx: Database,
  products: readonly SeedProduct[],
  seed: ReviewSeed,
): Promise<void> {
  const rows = products.flatMap((product) => reviewsOf(product, seed));
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await tx.insert(reviews).values(rows.slice(at, at + ROWS_A_STATEMENT));
  }
}

function reviewsOf(product: SeedProduct, seed: ReviewSeed) {
  const numbers = numbersFrom(product.id);
  const names = numbers.shuffle(seed.names);
  const ratings = Object.entries(product.rating_seed.stars).flatMap(([stars, count]) =>
    Array.from({ length: count }, () => Number(stars)),
  );
  const towns = ratings.map(() => numbers.pick(seed.towns));
  const texts = reviewTexts({ product, ratings, towns, seed, numbers });
  return ratings.map((rating, index) => ({
    productId: product.id,
    name: `${names[index % names.length]}, ${towns[index]}`,
    rating,
    text: texts[index] ?? '',
    createdAt: dayOf(product, numbers),
  }));
}

/** Returns a waking hour of a day on which the product was on sale; recent days are more likely. */
function dayOf(product: SeedProduct, numbers: Numbers): Date {
  const first = onSaleSince(product).getTime() + FIRST_AFTER_MS;
  const days = Math.floor((NEWEST - first) / DAY_MS);
  const back = Math.min(numbers.next(days), numbers.next(days)) + 1;
  const hours = WAKING.from + numbers.next(WAKING.hours * 60) / 60;
  return new Date(Math.floor(NEWEST - back * DAY_MS + hours * HOUR_MS));
}
