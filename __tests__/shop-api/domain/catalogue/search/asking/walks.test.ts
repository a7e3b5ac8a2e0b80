import { describe, expect, test } from '@jest/globals';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { size } from '@/__tests__/support/size';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { keepProducts } from '@/lib/browser/keep-products';
import { type SuggestionsOf, suggestionsFrom } from '@/lib/view/search';
import { suggestProducts } from '@/shop-api/domain/catalogue/suggest-products';
import { type JudgedQuery, readJudged } from './judged-queries';

/** What the search box displays for a text. */
interface Step {
  of: string;
  displayed: number[];
}

/** Returns the texts whose suggestions are read while a query is typed letter by letter. */
const textsOf = (query: string): string[] => [
  ...new Set(Array.from(query, (_, at) => query.slice(0, at + 1).trim())),
];

/** Returns the right products that are displayed and then lost, each with the text that loses it. */
function lossesOf(walk: readonly Step[], right: readonly number[]): string[] {
  return walk.slice(1).flatMap(({ of, displayed }, at) => {
    const before = walk[at]?.displayed ?? [];
    const lost = right.filter((id) => before.includes(id) && !displayed.includes(id));
    return lost.map((id) => `${id} at "${of}"`);
  });
}

/** Of so many walks the ordinary run makes one: all of them take a minute. */
const EVERY = size({ quick: 6, heavy: 1 });

/*
 * A walk is a query typed letter by letter. It loses when a product that is right for the whole
 * query was displayed and then is not. See `judged.test.ts` for the lists.
 */
onEachDatabase((database) => {
  async function walker() {
    const ctx = await newVisitor(database.db);
    const answers = new Map<string, Promise<SuggestionsOf>>();
    const read = async (of: string) => ({
      ...suggestionsFrom(await suggestProducts({ ctx, input: { q: of } })),
      of,
    });
    return async ({ query, first }: JudgedQuery) => {
      let shown: SuggestionsOf | undefined;
      const walk: Step[] = [];
      for (const of of textsOf(query)) {
        const answer = answers.get(of) ?? read(of);
        answers.set(of, answer);
        shown = keepProducts(shown, await answer);
        walk.push({ of, displayed: shown.products.map(({ id }) => id) });
      }
      return lossesOf(walk, first);
    };
  }

  async function lostWalks(file: string) {
    const lossesIn = await walker();
    const sold = readJudged(file).filter(({ first }) => first.length > 0);
    const walks = sold.filter((_, at) => at % EVERY === 0);
    const lost: string[] = [];
    for (const judged of walks) {
      const losses = await lossesIn(judged);
      if (losses.length > 0) lost.push(`${judged.query}: ${losses.join(', ')}`);
    }
    return { share: 1 - lost.length / walks.length, lost };
  }

  describe('a right product that is displayed stays while the text is typed on', () => {
    test('in 98 % of the walks of the tuned list', async () => {
      const { share, lost } = await lostWalks('judged-tuned.json');
      expect({ share, lost: share < 0.98 ? lost : [] }).toEqual({ share, lost: [] });
    }, 1_200_000);

    test('in 98 % of the walks of the unseen list', async () => {
      const { share } = await lostWalks('judged-unseen.json');
      expect(share).toBeGreaterThanOrEqual(0.98);
    }, 1_200_000);
  });
});
