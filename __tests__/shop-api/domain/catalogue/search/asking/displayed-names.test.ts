import { describe, expect, test } from '@jest/globals';
import { and, asc, eq, ne } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { LANGUAGE_CODES, type Language } from '@/contract/shop/languages';
import { PACKING_CATEGORY_ID } from '@/contract/shop/limits';
import { products } from '@/shop-api/db/schema/products';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';

const LIMIT_MS = 120_000;
/** Some words of names are fillers: "और" (and). */
const LEAST_OF_WORDS = 0.95;

type Product = typeof products.$inferSelect;

function nameIn(language: Language, { name, translations }: Product): string {
  return (language === 'en' ? undefined : translations[language]?.name) ?? name;
}

onEachDatabase((database) => {
  const isSearched = and(
    eq(products.isPublished, true),
    ne(products.categoryId, PACKING_CATEGORY_ID),
  );
  const goods = () =>
    database.db.select().from(products).where(isSearched).orderBy(asc(products.id));
  const find = async (query: string) =>
    (await readListing(database, { page: 1, prod_search: query }, null)).ids;

  describe.each(LANGUAGE_CODES)('in %s', (language) => {
    test(
      'each displayed name finds its product first, or another size of it',
      async () => {
        const all = await goods();
        const lost: string[] = [];
        for (const product of all) {
          const name = nameIn(language, product);
          const [first] = await find(name);
          const found = all.find(({ id }) => id === first);
          const isOtherSize = product.sizeGroup !== null && found?.sizeGroup === product.sizeGroup;
          if (found !== product && !isOtherSize) lost.push(`${name}: ${found?.name}`);
        }
        expect(all.length).toBeGreaterThan(80);
        expect(lost).toEqual([]);
      },
      LIMIT_MS,
    );

    test(
      'nearly each word of a name finds a product with the word',
      async () => {
        const all = await goods();
        const pairs = all.flatMap((product) =>
          (nameIn(language, product).match(/\p{L}[\p{L}\p{M}]+/gu) ?? []).map(
            (word) => [word, product.id] as const,
          ),
        );
        const lost: string[] = [];
        const words = Map.groupBy(pairs, ([word]) => word);
        for (const [word, own] of words) {
          const found = await find(word);
          if (!own.some(([, id]) => found.includes(id))) lost.push(word);
        }
        const share = 1 - lost.length / words.size;
        expect({ share, lost: share < LEAST_OF_WORDS ? lost : [] }).toEqual({ share, lost: [] });
      },
      LIMIT_MS,
    );
  });
});
