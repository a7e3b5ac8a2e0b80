import { beforeAll, describe, expect, test } from '@jest/globals';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { onBothDatabases } from '@/__tests__/support/test-database';
import { HOME_SECTION_KEYS } from '@/contract/content/home-sections';
import { customers } from '@/shop-api/db/schema/customers';
import { homeSections } from '@/shop-api/db/schema/home';
import { products } from '@/shop-api/db/schema/products';
import { reviews } from '@/shop-api/db/schema/reviews';
import { isMemberAt } from '@/shop-api/domain/kernel/who';
import { type Catalogue, readSeedData } from '@/shop-api/seed/seed-data';

function twice<Value>(values: readonly Value[]): Value[] {
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

    test('sells a third of the goods at their MRP, so that a saving is believed', () => {
      const atMrp = catalogue.products.filter(({ mrp, price }) => mrp === price);
      expect(atMrp.length / catalogue.products.length).toBeCloseTo(1 / 3, 1);
    });

    test('has numbers of reviews that look counted: two large ones are seldom the same', () => {
      const large = catalogue.products
        .map(({ rating_seed: { count } }) => count)
        .filter((count) => count > 12);
      expect(twice(large).length).toBeLessThan(large.length / 10);
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

    test('has no sentence twice in all reviews, and no author twice on a product', async () => {
      const written = await database.db.select().from(reviews);
      const sentences = written.flatMap(({ text }) => text.split(/(?<=[.?!]) /)).filter(Boolean);
      expect(sentences.length).toBeGreaterThan(written.length);
      expect(twice(sentences)).toEqual([]);
      const authors = written.map(({ productId, name }) => `${productId}: ${name}`);
      expect(twice(authors)).toEqual([]);
    });

    test('has few reviews without words, none of them among the newest of a product', async () => {
      const written = await database.db.select().from(reviews).orderBy(desc(reviews.createdAt));
      const silent = written.filter(({ text }) => text === '');
      expect(silent.length / written.length).toBeLessThan(0.05);
      for (const own of Map.groupBy(written, (row) => row.productId).values()) {
        expect(own.slice(0, 6).filter(({ text }) => text === '')).toEqual([]);
      }
    });

    test('has reviews whose every place is filled, written after the product came', async () => {
      const written = await database.db
        .select({ review: reviews, onSale: products.createdAt })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId));
      const early = written.filter(({ review, onSale }) => review.createdAt <= onSale);
      expect(early).toEqual([]);
      expect(written.filter(({ review }) => /[{}]|undefined/.test(review.text))).toEqual([]);
    });

    test('has authors with names that are usual where they live', async () => {
      const { regions } = (await readSeedData()).reviews;
      const written = await database.db.select({ name: reviews.name }).from(reviews);
      const strangers = written.filter(({ name }) => {
        const [first = '', town = ''] = name.split(/ \w\., /);
        return !regions.some(({ towns, names }) => towns.includes(town) && names.includes(first));
      });
      expect(strangers).toEqual([]);
    });

    test('has reviews that name no town but the author’s as if it were elsewhere', async () => {
      const written = await database.db.select().from(reviews);
      const own = written.filter(({ name, text }) => {
        const town = name.split(', ')[1] ?? '';
        return new RegExp(
          `(sister in|called from|parents in|cousin in|I found in|Friends from) ${town}\\b`,
        ).test(text);
      });
      expect(own.map(({ text }) => text)).toEqual([]);
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

    test('shows every section of the home page, and has the three demo accounts', async () => {
      const sections = await database.db
        .select()
        .from(homeSections)
        .where(eq(homeSections.isVisibleOnWebsite, true))
        .orderBy(asc(homeSections.position));
      expect(sections.map(({ key }) => key)).toEqual(HOME_SECTION_KEYS);
      const accounts = await database.db.select().from(customers).orderBy(asc(customers.id));
      expect(accounts.map((one) => [one.email, isMemberAt(one, new Date()), one.isStaff])).toEqual([
        ['demo@example.com', false, false],
        ['elite@example.com', true, false],
        ['staff@example.com', false, true],
      ]);
    });
  });
});
