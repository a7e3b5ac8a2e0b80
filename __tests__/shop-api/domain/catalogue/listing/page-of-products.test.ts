import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleIndexed } from '@/__tests__/support/sample-indexed';
import { markProducts } from '@/shop-api/domain/catalogue/listing/mark-products';
import { pageByScore } from '@/shop-api/domain/catalogue/listing/page-of-products';
import { ProductTable } from '@/shop-api/domain/catalogue/product-index/product-table';

const anyScores = fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 300 });

test('the pages of a search are those of all hits sorted by score, then by id', () => {
  fc.assert(
    fc.property(anyScores, fc.nat(4), (scores, page) => {
      const table = new ProductTable();
      scores.forEach((_, at) => {
        table.put(sampleIndexed({ id: at + 1, isVisible: at % 5 > 0 }));
      });
      const hits = { rows: table.allRows(), values: Int32Array.from(scores) };
      const conditions = new Map<never, never>();
      const marked = markProducts({ table, hits: hits.rows, categoryIds: null, conditions });
      const sorted = scores
        .map((score, at) => ({ score, id: at + 1 }))
        .filter((_, at) => at % 5 > 0)
        .sort((a, b) => b.score - a.score || a.id - b.id)
        .map(({ id }) => id);
      const part = { skip: page * 24, take: 24 };
      expect(pageByScore(marked, hits, part)).toEqual(sorted.slice(part.skip, part.skip + 24));
    }),
  );
});
