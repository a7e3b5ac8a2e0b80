import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { searchMessages } from '@/contract/messages/search';
import { englishText } from '@/contract/messages/text-with-values';
import { searchConcepts } from '@/shop-api/db/schema/search-concepts';
import { searchQueries } from '@/shop-api/db/schema/search-queries';

const STAFF = 3;
const MANURE = 1046;
const ROSE_WATER = 1028;

/** Fields of a concept, right or wrong; with an id it is changed. */
type Concept = { id?: number } & Record<string, unknown>;

onEachApp((app) => {
  const staff = () => app.customer(STAFF);
  const save = async ({ id, ...fields }: Concept, who = staff()) => {
    if (id === undefined) {
      return app.call('POST /staff/search-concepts/', { body: { fields }, who: await who });
    }
    const path = `/staff/search-concepts/${id}/`;
    const { body } = await app.call(`GET ${path}`, { who: await who });
    const { version = 0 } = body;
    return app.call(`PUT ${path}`, { body: { version, fields }, who: await who });
  };
  const list = async (query: string) => {
    const { body } = await app.call(`GET /staff/search-concepts/?${query}`, { who: await staff() });
    return body.data;
  };
  const search = async (query: string): Promise<number[]> => {
    const { body } = await app.call(
      `GET /web/products/list/?prod_search=${encodeURIComponent(query)}`,
    );
    return body.data.data.map(({ id }: { id: number }) => id);
  };
  const suggest = async (query: string): Promise<number[]> => {
    const { body } = await app.call(`GET /web/products/suggest/?q=${encodeURIComponent(query)}`);
    return body.data.products.map(({ id }: { id: number }) => id);
  };
  const use = { kind: 'use', names: ['xvkwq vbtzd'], meanings: ['manure'], is_active: true };

  describe('what words mean', () => {
    test.each(['same', 'use', 'word'])('is listed whole, of the kind %s too', async (kind) => {
      const rows = await list(`kind=${kind}&page_size=100`);
      expect(rows.length).toBeGreaterThan(0);
      if (kind !== 'word') return;
      const [first] = rows;
      expect(await save(first)).toMatchObject({ status: 200, body: { version: 0 } });
    });

    test('is changed by staff only', async () => {
      expect((await save(use, app.customer(1))).status).toBe(403);
      expect((await save(use, app.visitor())).status).toBe(401);
    });

    test('is applied by the next search, and no longer once it is inactive', async () => {
      expect(await search('xvkwq vbtzd')).toEqual([]);
      const { body } = await save(use);
      expect(await search('xvkwq vbtzd')).toEqual([MANURE]);
      const changed = { ...use, id: body.id, meanings: ['rose water'] };
      await save(changed);
      expect((await search('xvkwq vbtzd'))[0]).toBe(ROSE_WATER);
      await save({ ...changed, is_active: false });
      expect(await search('xvkwq vbtzd')).toEqual([]);
      const [row] = await app.db
        .select()
        .from(searchConcepts)
        .where(eq(searchConcepts.id, body.id));
      expect(row?.editedAt).not.toBeNull();
    });

    test('is applied by the next suggestion too', async () => {
      const names = ['qwxyzt'];
      expect(await suggest('qwxyzt')).toEqual([]);
      const { body } = await save({ ...use, names });
      expect(await suggest('qwxyzt')).toEqual([MANURE]);
      await save({ ...use, names, id: body.id, is_active: false });
      expect(await suggest('qwxyzt')).toEqual([]);
    });

    test('joins names in any script', async () => {
      await save({
        kind: 'same',
        names: ['vermi gomaya', 'xyloph', 'ज़ाइलोफ़'],
        meanings: [],
        is_active: true,
      });
      expect(await search('xyloph')).toEqual([MANURE]);
      expect(await search('ज़ाइलोफ़')).toEqual([MANURE]);
    });

    test('keeps a word that is right from being corrected', async () => {
      expect(await search('hunny')).not.toEqual([]);
      await save({ kind: 'word', names: ['hunny'], meanings: [], is_active: true });
      expect(await search('hunny')).toEqual([]);
    });

    test.each([
      [{ ...use, names: [] }, { names: [searchMessages.nameNeeded] }],
      [{ ...use, meanings: [] }, { meanings: [searchMessages.meaningNeeded] }],
    ])('refuses %j', async (body, errors) => {
      const answer = await save(body);
      expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    });

    test('is another name by one tap on a query without a result, with a trail', async () => {
      const explain = async (query: string) =>
        app.call('POST /staff/search-queries/explain/', {
          body: { query, means: 'Ghee' },
          who: await staff(),
        });
      expect(await search('zrtghee')).toEqual([]);
      const { body } = await explain('zrtghee');
      expect((await search('zrtghee')).length).toBeGreaterThan(0);
      const { body: told } = await app.call(`GET /staff/trail/search_concept/${body.id}/`, {
        who: await staff(),
      });
      expect(told.data[0]).toMatchObject({ action: 'changed', version: body.version });
      expect(told.data[0].after.names).toEqual(expect.arrayContaining(['ghee', 'zrtghee']));
    });

    test.each(['%', '!!', '-', '"', '\\', '{', '}', '{}', ',', '…'])(
      'is not %j, which no search can find, and says so',
      async (sign) => {
        const message = searchMessages.nothingToFind(sign);
        const explain = async (query: string, means: string) =>
          (
            await app.call('POST /staff/search-queries/explain/', {
              body: { query, means },
              who: await staff(),
            })
          ).body.errors;
        const told = [englishText(message)];
        expect(await explain('ghee', sign)).toEqual({ means: told });
        expect(await explain(sign, 'ghee')).toEqual({ query: told });
        expect((await save({ ...use, names: ['jungle', sign] })).body.errors).toEqual({
          names: told,
        });
      },
    );

    test('means nothing once it is removed', async () => {
      const { body } = await save({ ...use, names: ['bqwtr'] });
      expect(await search('bqwtr')).toEqual([MANURE]);
      const path = `/staff/search-concepts/${body.id}/?version=${body.version}`;
      expect((await app.call(`DELETE ${path}`, { who: await staff() })).status).toBe(200);
      expect(await search('bqwtr')).toEqual([]);
    });

    test('is not found under an unknown id', async () => {
      expect(await save({ ...use, id: 999_999 })).toMatchObject({
        status: 404,
        body: { reason: 'search_concept_not_found' },
      });
    });

    test('is listed by kind and by part of a name', async () => {
      const [ghee] = await list('kind=same&q=GHRITA');
      expect(ghee.names).toEqual(expect.arrayContaining(['ghee', 'ghrita']));
      expect(await list('kind=use&q=ghrita')).toEqual([]);
    });
  });

  test('queries without a result stand first, the most frequent ones before others', async () => {
    await app.db.delete(searchQueries);
    await app.db.insert(searchQueries).values([
      { day: '2026-11-20', query: 'ghee', count: 9, found: 4, isWhole: true },
      { day: '2026-11-20', query: 'besan', count: 1, found: 0, isWhole: true },
      { day: '2026-11-20', query: 'kale', count: 2, found: 0, isWhole: true },
      { day: '2026-11-21', query: 'kale', count: 3, found: 0, isWhole: true },
      { day: '2026-11-20', query: 'litchi', count: 5, found: 0, isWhole: true },
      { day: '2026-11-21', query: 'litchi', count: 1, found: 2, isWhole: true },
    ]);
    const { body } = await app.call('GET /staff/search-queries/', { who: await staff() });
    expect(body).toMatchObject({
      total_count: 4,
      data: [
        { query: 'kale', count: 5, found: 0, last_day: '2026-11-21' },
        { query: 'besan', count: 1, found: 0, last_day: '2026-11-20' },
        { query: 'ghee', count: 9, found: 4 },
        { query: 'litchi', count: 6, found: 2 },
      ],
    });
    const found = async (query: string) =>
      (await app.call(`GET /staff/search-queries/?${query}`, { who: await staff() })).body;
    expect(await found('found=nothing')).toMatchObject({
      total_count: 2,
      data: [{ query: 'kale' }, { query: 'besan' }],
    });
    expect(await found('found=few')).toMatchObject({
      total_count: 3,
      data: [{}, {}, { id: 'litchi', query: 'litchi' }],
    });
    expect(await found('q=CH&sort=asked')).toMatchObject({ total_count: 1, data: [{ count: 6 }] });
    expect(await found('sort=asked&order=asc')).toMatchObject({
      data: [{ query: 'besan' }, {}, {}, {}],
    });
  });
});
