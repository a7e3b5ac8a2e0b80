import { beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { searchConceptNames, searchConcepts } from '@/shop-api/db/schema/search-concepts';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';
import { indexConcepts } from '@/shop-api/domain/catalogue/search/concepts/index-concepts';
import { prepareDatabase } from '@/shop-api/prepare-database';

const MANURE = 1046;
const EDITED_AT = new Date('2026-11-01T10:00:00Z');

type Fields = Partial<typeof searchConcepts.$inferInsert>;

onEachDatabase((database) => {
  const named = (kind: string, first: string) =>
    and(eq(searchConcepts.kind, kind), sql`${searchConcepts.names}[1] = ${first}`);
  const khad = named('same', 'khad');
  const read = () => database.db.select().from(searchConcepts).orderBy(searchConcepts.id);
  const readKhad = () => database.db.select().from(searchConcepts).where(khad);
  const search = async (prod_search: string) =>
    (await readListing(database, { page: 1, prod_search }, null)).ids;
  /** As a version before this one delivered it, or as staff left it. */
  const store = async (fields: Fields, where = khad) => {
    const rows = await database.db.update(searchConcepts).set(fields).where(where).returning();
    await indexConcepts(database.db, rows);
  };
  const start = () => prepareDatabase(database.db);

  beforeEach(async () => {
    await store({ names: ['khad'], editedAt: null, isActive: true });
    await start();
  });

  describe('at a start of a shop that exists', () => {
    test('a meaning that staff never edited follows the delivered one, and is searched so', async () => {
      const delivered = await read();
      await store({ names: ['khad', 'manure', 'qxvbnz'] });
      expect(await search('qxvbnz')).toEqual([MANURE]);
      expect(await search('ખાતર')).toContain(MANURE);
      await start();
      expect(await read()).toEqual(delivered);
      expect(await search('qxvbnz')).toEqual([]);
      expect((await search('ખાતર'))[0]).toBe(MANURE);
    });

    test('a use gets the delivered meanings too', async () => {
      const delivered = await read();
      await store({ meanings: ['rose water'] }, named('use', 'gardening'));
      await start();
      expect(await read()).toEqual(delivered);
    });

    test.each([
      ['edited', { names: ['khad', 'own name'], editedAt: EDITED_AT }],
      ['switched off', { isActive: false, editedAt: EDITED_AT }],
    ])('one that staff have %s stays', async (_how, fields) => {
      await store(fields);
      const before = await read();
      await start();
      expect(await read()).toEqual(before);
    });

    test('one that staff removed or added is neither added nor changed', async () => {
      const [removed] = await database.db.delete(searchConcepts).where(khad).returning();
      await database.db
        .insert(searchConcepts)
        .values({ kind: 'same', names: ['pqrst', 'xyz'], editedAt: EDITED_AT });
      const before = await read();
      await start();
      expect(await read()).toEqual(before);
      await database.db.delete(searchConcepts).where(named('same', 'pqrst'));
      if (removed) await database.db.insert(searchConcepts).values(removed);
    });

    test('two that are one now become one, with no name of the other left', async () => {
      const delivered = await read();
      const [other] = await database.db
        .insert(searchConcepts)
        .values({ kind: 'same', names: ['khad', 'manure', 'wvtsr'] })
        .returning();
      if (other) await indexConcepts(database.db, [other]);
      expect(await search('wvtsr')).toEqual([MANURE]);
      await start();
      expect(await read()).toEqual(delivered);
      expect(await search('wvtsr')).toEqual([]);
    });

    test('processes that start at once leave the same as one', async () => {
      const delivered = await read();
      const names = () =>
        database.db
          .select()
          .from(searchConceptNames)
          .orderBy(searchConceptNames.conceptId, searchConceptNames.spelling);
      const indexed = await names();
      await store({ names: ['khad', 'other'] });
      const other = await database.another();
      await Promise.all([start(), prepareDatabase(other)]);
      expect(await read()).toEqual(delivered);
      expect(await names()).toEqual(indexed);
      expect((await readKhad())[0]?.editedAt).toBeNull();
    });
  });
});
