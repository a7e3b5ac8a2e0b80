import { describe, expect, test } from '@jest/globals';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';
import { type JudgedQuery, readJudged } from './judged-queries';

/** How well the queries of a kind, or of all, are answered; shares from 0 to 1. */
interface Quality {
  first: number;
  reciprocalRank: number;
  empty: number;
}

const share = (part: number, all: number): number => (all === 0 ? 1 : part / all);

/*
 * The queries were judged from the catalogue alone. The concepts and weights were tuned on the first
 * two lists and never on the unseen ones, which say what to expect of queries that nobody has foreseen.
 */
onEachDatabase((database) => {
  const places = async (rows: readonly JudgedQuery[]) => {
    const found = [];
    for (const row of rows) {
      const query = { page: 1, prod_search: row.query };
      const { ids } = await readListing(database, query, null);
      found.push({ ...row, place: ids.findIndex((id) => row.first.includes(id)), ids });
    }
    return found;
  };
  type Found = Awaited<ReturnType<typeof places>>;

  const qualityOf = (rows: Found): Quality => ({
    first: share(rows.filter(({ place }) => place === 0).length, rows.length),
    reciprocalRank: share(
      rows.reduce((sum, { place }) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0),
      rows.length,
    ),
    empty: share(rows.filter(({ ids }) => ids.length === 0).length, rows.length),
  });

  describe.each([
    ['the tuned list', 'judged-tuned.json', { first: 0.97, reciprocalRank: 0.98, unsold: 0.98 }],
    [
      'the Gujarati list',
      'judged-gujarati.json',
      { first: 0.95, reciprocalRank: 0.96, unsold: 0.95 },
    ],
    [
      'the unseen Gujarati list',
      'judged-gujarati-unseen.json',
      { first: 0.92, reciprocalRank: 0.94, unsold: 0.6 },
    ],
    ['the unseen list', 'judged-unseen.json', { first: 0.92, reciprocalRank: 0.94, unsold: 0.95 }],
  ])('on %s', (_name, file, least) => {
    test('a right product stands first, hardly any page is empty, and what is not sold is not found', async () => {
      const found = await places(readJudged(file));
      const sold = found.filter(({ first }) => first.length > 0);
      const all = qualityOf(sold);
      expect(all.first).toBeGreaterThanOrEqual(least.first);
      expect(all.reciprocalRank).toBeGreaterThanOrEqual(least.reciprocalRank);
      expect(all.empty).toBeLessThanOrEqual(0.02);
      const unsold = qualityOf(found.filter(({ first }) => first.length === 0));
      expect(unsold.empty).toBeGreaterThanOrEqual(least.unsold);
      for (const [kind, rows] of Map.groupBy(sold, (row) => row.kind)) {
        expect([kind, qualityOf(rows).first >= 0.8]).toEqual([kind, true]);
      }
    }, 120_000);
  });
});
