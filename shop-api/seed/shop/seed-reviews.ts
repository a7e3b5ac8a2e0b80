import type { Database } from '../../db/database.ts';
import { reviews } from '../../db/schema/reviews.ts';
import { HOUR_MS } from '../../domain/kernel/durations.ts';
import type { Catalogue, SeedProduct } from '../seed-data.ts';

type ReviewSeed = Catalogue['review_seed'];

const NEWEST = Date.parse('2026-11-15T12:00:00Z');
const HOURS_BACK = 24 * 540;
/** Coprime with the number of names, so that they repeat as late as possible. */
const NAME_STEP = 11;
const TEXT_STEP = 5;
/** Near the golden section of the hours, so that ratings and dates are not correlated. */
const HOUR_STEP = 8_009;
const ROWS_A_STATEMENT = 1_000;

/**
 * Writes exactly as many reviews of each number of stars as the data counts; always the same ones.
 */
export async function seedReviews(tx: Database, catalogue: Catalogue): Promise<void> {
  const rows = catalogue.products.flatMap((product) => reviewsOf(product, catalogue.review_seed));
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await tx.insert(reviews).values(rows.slice(at, at + ROWS_A_STATEMENT));
  }
}

function reviewsOf(product: SeedProduct, { names, texts }: ReviewSeed) {
  const ratings = Object.entries(product.rating_seed.stars).flatMap(([stars, count]) =>
    Array.from({ length: count }, () => Number(stars)),
  );
  return ratings.map((rating, index) => {
    const fitting = texts.filter((text) => text.rating === rating);
    const hoursBack = ((product.id + index) * HOUR_STEP) % HOURS_BACK;
    return {
      productId: product.id,
      name: pick(names, product.id + index * NAME_STEP) ?? '',
      rating,
      text: pick(fitting, product.id + index * TEXT_STEP)?.review ?? '',
      createdAt: new Date(NEWEST - hoursBack * HOUR_MS),
    };
  });
}

function pick<T>(from: readonly T[], number: number): T | undefined {
  return from[number % from.length];
}
