import { beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { reviewApiMessages } from '@/contract/messages/reviews';
import { customers } from '@/shop-api/db/schema/customers';
import { products } from '@/shop-api/db/schema/products';
import { reviews } from '@/shop-api/db/schema/reviews';
import { writeReview } from '@/shop-api/domain/catalogue/reviews/write-review';
import type { Context } from '@/shop-api/domain/kernel/context';

/** Products of the demo shop. */
const COFFEE = 1001;
const LAMP = 1070;

const starOf = (index: number) => (index % 5) + 1;

onEachDatabase((database) => {
  let ids: number[];

  beforeAll(async () => {
    const rows = Array.from({ length: 20 }, (_, index) => ({
      email: `reviewer-${index}@example.com`,
      phone: `+91970000${String(index).padStart(4, '0')}`,
      firstName: `Reviewer ${index}`,
      lastName: 'Test',
      passwordHash: 'none',
    }));
    const made = await database.db.insert(customers).values(rows).returning({ id: customers.id });
    ids = made.map(({ id }) => id);
  });

  const as = async (customerId: number): Promise<Context> => ({
    ...(await newVisitor(database.db)),
    who: { kind: 'customer', customerId, tokenHash: 'none', isMember: false, isStaff: false },
  });

  /** Returns the stored counts of the product, and the same counted from its reviews. */
  const counts = async (productId: number) => {
    const [kept] = await database.db
      .select({
        stars: sql<number[]>`array[star_1, star_2, star_3, star_4, star_5]`,
        count: products.ratingCount,
        sum: products.ratingSum,
      })
      .from(products)
      .where(eq(products.id, productId));
    const given = await database.db
      .select({ rating: reviews.rating })
      .from(reviews)
      .where(eq(reviews.productId, productId));
    const stars = [1, 2, 3, 4, 5].map((star) => given.filter((one) => one.rating === star).length);
    const sum = given.reduce((total, { rating }) => total + rating, 0);
    return { kept, counted: { stars, count: given.length, sum } };
  };

  test('20 concurrent reviews of as many customers count, and the stars do not drift', async () => {
    const before = await counts(COFFEE);
    await Promise.all(
      ids.map(async (id, index) => {
        const input = { productId: COFFEE, rating: starOf(index), text: '', name: '' };
        await writeReview({ ctx: await as(id), input });
      }),
    );
    const { kept, counted } = await counts(COFFEE);
    expect(counted.count).toBe(before.counted.count + 20);
    expect(kept).toEqual(counted);
  });

  test('19 concurrent reviews of one customer are one review, and count once', async () => {
    const before = await counts(LAMP);
    const ctx = await as(ids[0] ?? 0);
    const messages = await Promise.all(
      Array.from({ length: 19 }, (_, index) =>
        writeReview({
          ctx,
          input: { productId: LAMP, rating: starOf(index), text: `${index}`, name: '' },
        }),
      ),
    );
    const { kept, counted } = await counts(LAMP);
    expect(counted.count).toBe(before.counted.count + 1);
    expect(kept).toEqual(counted);
    const first = messages.filter((message) => message === reviewApiMessages.thanks);
    expect(first).toHaveLength(1);
  });
});
