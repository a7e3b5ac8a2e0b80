import { beforeAll, describe, expect, test } from '@jest/globals';
import { asc, count, eq, sql } from 'drizzle-orm';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { customers } from '@/shop-api/db/schema/customers';
import { homeSections } from '@/shop-api/db/schema/home';
import { products } from '@/shop-api/db/schema/products';
import { reviews } from '@/shop-api/db/schema/reviews';
import { isMemberAt } from '@/shop-api/domain/kernel/who';
import type { Catalogue } from '@/shop-api/seed/seed-data';
import { readSeedData } from '@/shop-api/seed/seed-data';

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

onBothDatabases((database) => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    ({ catalogue } = await readSeedData());
  });

  describe('the demo shop', () => {
    test('has price, tax and stock of every product, including unknown and zero stock', async () => {
      const rows = await database.db.select().from(products).orderBy(asc(products.id));
      const written = [...catalogue.products, ...catalogue.packing_materials];
      expect(
        rows.map((row) => [row.id, row.pricePaise, row.mrpPaise, row.gstRate, row.stock]),
      ).toEqual(
        written.map((row) => [row.id, row.price * 100, row.mrp * 100, row.gst_rate, row.stock]),
      );
      const stocks = rows.map(({ stock }) => stock);
      expect([0, 1, 2, 3, null].filter((stock) => !stocks.includes(stock))).toEqual([]);
    });

    test('has as many reviews per number of stars as the product states', async () => {
      const written = await database.db.select().from(reviews);
      for (const { id, rating_seed: seed } of catalogue.products) {
        const ratings = written.filter((review) => review.productId === id);
        const counts = [1, 2, 3, 4, 5].map(
          (stars) => ratings.filter(({ rating }) => rating === stars).length,
        );
        expect({ id, counts }).toEqual({ id, counts: Object.values(seed.stars) });
      }
    });

    test('has no sentence twice on a product, and no author', async () => {
      const written = await database.db.select().from(reviews);
      const repeated = catalogue.products.flatMap(({ id }) => {
        const own = written.filter((review) => review.productId === id);
        const sentences = own.flatMap(({ text }) => text.split(/(?<=[.?!]) /)).filter(Boolean);
        return [...twice(sentences), ...twice(own.map(({ name }) => name))];
      });
      expect(repeated).toEqual([]);
    });

    test('has reviews with words, written after the product came', async () => {
      const written = await database.db
        .select({ review: reviews, onSale: products.createdAt })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId));
      const share = (fits: (row: (typeof written)[number]) => boolean) =>
        written.filter(fits).length / written.length;
      expect(share(({ review }) => review.text === '')).toBeLessThan(0.2);
      expect(share(({ review, onSale }) => review.createdAt > onSale)).toBe(1);
      expect(share(({ review }) => /[{}]/.test(review.text))).toBe(0);
    });

    test('shows the average of its reviews on every product', async () => {
      const rows = await database.db
        .select({
          count: products.ratingCount,
          sum: products.ratingSum,
          reviews: count(reviews.id),
          stars: sql<number>`coalesce(sum(${reviews.rating}), 0)::int`,
        })
        .from(products)
        .leftJoin(reviews, eq(reviews.productId, products.id))
        .groupBy(products.id);
      expect(rows.filter((row) => row.count !== row.reviews || row.sum !== row.stars)).toEqual([]);
    });

    test('has all six sections of the home page, and the three demo accounts', async () => {
      const keys = (await database.db.select().from(homeSections)).map(({ key }) => key);
      expect(keys).toEqual(['about', 'certificates', 'awards', 'licences', 'non_gmo', 'services']);
      const accounts = await database.db.select().from(customers).orderBy(asc(customers.id));
      expect(accounts.map((one) => [one.email, isMemberAt(one, new Date()), one.isStaff])).toEqual([
        ['demo@example.com', false, false],
        ['elite@example.com', true, false],
        ['staff@example.com', false, true],
      ]);
    });
  });
});
