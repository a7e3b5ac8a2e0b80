import { describe, expect, test } from '@jest/globals';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { size } from '@/__tests__/support/size';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { readListing } from '@/shop-api/domain/catalogue/listing/read-listing';
import { suggestProducts } from '@/shop-api/domain/catalogue/suggest-products';
import { readJudged } from './judged-queries';

const SUGGESTED = 6;
/** Of so many queries the ordinary run asks one: all of them take minutes. */
const EVERY = size({ quick: 8, heavy: 1 });
const TULSI_TEAS = [1056, 1057, 1026];

onEachDatabase((database) => {
  const suggest = async (q: string) =>
    suggestProducts({ ctx: await newVisitor(database.db), input: { q } });
  const suggestedFor = async (q: string) => (await suggest(q)).products.map(({ id }) => id);
  const pageOf = async (text: string) =>
    (await readListing(database, { page: 1, prod_search: text }, null)).ids;

  describe('what is suggested is what stands first on the page of results', () => {
    test.each(['judged-tuned.json', 'judged-unseen.json'])(
      'for every query of %s',
      async (file) => {
        const differ = [];
        for (const { query } of readJudged(file).filter((_, at) => at % EVERY === 0)) {
          const suggested = await suggestedFor(query);
          const page = (await pageOf(query)).slice(0, SUGGESTED);
          if (String(suggested) !== String(page)) differ.push({ query, suggested, page });
        }
        expect(differ).toEqual([]);
      },
      600_000,
    );

    test.each([
      'tulsi tee',
      'neem soup',
      'shilajit',
      'mens',
      'a2',
      'bp',
      'honey jar 500',
      'agarbt',
    ])('for "%s"', async (query) => {
      expect(await suggestedFor(query)).toEqual((await pageOf(query)).slice(0, SUGGESTED));
    });
  });

  test('the commonest slip for tulsi tea finds it', async () => {
    expect(TULSI_TEAS).toContain((await pageOf('tulsi tee'))[0]);
  });

  test('what the shop does not sell stays without a result', async () => {
    for (const query of ['neem soup', 'shilajit', 'blorptang']) {
      expect([query, await pageOf(query)]).toEqual([query, []]);
    }
  });

  test('an illness leads to no sweets and no soap', async () => {
    const found = await suggest('diabetes');
    const names = [...found.products, ...(await suggest('bp')).products].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => /bar|prash|date|honey|jaggery|soap/i.test(name))).toEqual([]);
  });

  test('a text is completed only to words of names that it finds', async () => {
    expect((await suggest('tulsi te')).queries).toEqual(['tulsi tea']);
    expect((await suggest('gh')).queries).not.toContain('ghii');
    expect((await suggest('almond o')).queries).toEqual([]);
    expect((await suggest('honey jar 500')).queries).toEqual([]);
  });
});
