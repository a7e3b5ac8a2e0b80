import { beforeAll, describe, expect, test } from '@jest/globals';
import { varyProduct } from '@/shop-api/seed/large/vary-product';
import { readSeedData, type SeedProduct } from '@/shop-api/seed/seed-data';

const FIRST = 5_000;
const MANY = 4_000;

describe('a variation', () => {
  let vary: (id: number) => SeedProduct;
  let made: SeedProduct[];

  beforeAll(async () => {
    const { catalogue } = await readSeedData();
    vary = (id) => varyProduct(id, catalogue).product;
    made = Array.from({ length: MANY }, (_, index) => vary(FIRST + index));
  });

  /** The share of products with a property, among all or among some. */
  const share = (has: (one: SeedProduct) => boolean, among = made) =>
    among.filter(has).length / among.length;

  test('is always the same', () => {
    expect(vary(FIRST)).toEqual(made[0]);
  });

  test('costs at least a rupee and never more than its MRP', () => {
    expect(made.filter(({ price, mrp }) => price < 1 || price > mrp)).toEqual([]);
  });

  test('has a name, words, a size and a price of its own', () => {
    const number = (of: (one: SeedProduct) => unknown) => new Set(made.map(of)).size;
    expect(number(({ name }) => name)).toBeGreaterThan(MANY * 0.95);
    expect(number(({ description_html }) => description_html)).toBeGreaterThan(MANY * 0.95);
    expect(number(({ size }) => size)).toBeGreaterThan(40);
    expect(number(({ price }) => price)).toBeGreaterThan(1_000);
  });

  test('has a size that its quantity says', () => {
    const bottles = made.filter(
      ({ net_quantity: { unit, value } }) => unit === 'ml' && value === 2_000,
    );
    expect(new Set(bottles.map(({ size }) => size))).toEqual(new Set(['2 L']));
  });

  test('has tags that depend on neither brand, form nor country', () => {
    const isTagged = ({ tag_ids }: SeedProduct) => tag_ids.includes(4);
    const all = share(isTagged);
    expect(all).toBeGreaterThan(0.3);
    for (const some of [
      made.filter(({ brand_id }) => brand_id === 1),
      made.filter(({ form_id }) => form_id === 1),
      made.filter(({ country_of_origin }) => country_of_origin !== 'India'),
    ]) {
      expect(Math.abs(share(isTagged, some) - all)).toBeLessThan(0.12);
    }
  });

  test('has a star for each of its ratings', () => {
    const sums = made.map(({ rating_seed: { count, stars } }) => [
      count,
      Object.values(stars).reduce((sum, one) => sum + one, 0),
    ]);
    expect(sums.filter(([count, sum]) => count !== sum)).toEqual([]);
    expect(new Set(sums.map(([count]) => count)).size).toBeGreaterThan(100);
  });
});
