import type { Database } from '../../../../db/database.ts';
import { findMeanings, phraseOf } from '../concepts/find-meanings.ts';
import { findWords } from './find-words.ts';
import { isNamed, NAMES_SOMETHING } from './match.ts';
import { readingsOf } from './readings.ts';
import { type Search, type SearchHits, searchHits } from './search-hits.ts';
import { takeApart } from './take-apart.ts';

/** From this weight on a word is the name of goods, and not of a use alone, which may go on. */
const NAMES_GOODS = 100;

/**
 * Reads what a shopper typed, in the one way that suggestions and the page of results share: as it
 * stands, or first as a text that goes on where its last word is no whole one. What the shop does
 * not sell stays without a result.
 */
export async function readSearchText(search: Search): Promise<SearchHits> {
  const asItStands = await searchHits(search);
  if (asItStands.namesUnsold) return asItStands;
  const stays = asItStands.hits !== null && (await isWhole(search.ctx.db, search.query));
  return stays ? asItStands : ((await readOn(search)) ?? asItStands);
}

/** Reads a text that goes on; undefined where no reading finds anything. */
async function readOn(search: Search): Promise<SearchHits | undefined> {
  for (const query of await readingsOf(search.ctx.db, search.query)) {
    const isTyping = !(await isWhole(search.ctx.db, query));
    const found = await searchHits({ ...search, query, isTyping });
    if (found.namesUnsold) return undefined;
    const isPartial = found.outcome.is_partial || query !== search.query;
    if (found.hits) return { ...found, outcome: { ...found.outcome, is_partial: isPartial } };
  }
  return undefined;
}

/** Whether the last word is a whole one: the name of goods, a slip in a name, or a number. */
async function isWhole(db: Database, query: string): Promise<boolean> {
  const { words, typed, isOpen } = await takeApart(db, query);
  const last = words.at(-1);
  if (!isOpen || last === undefined || /\d/.test(last)) return true;
  const [matches = []] = await findWords(db, { words: [last], typed, isOpen });
  if (matches.some(({ how, best }) => how === 'exact' && best >= NAMES_GOODS)) return true;
  const isSlip = matches.length > 0 && matches.every(({ how }) => how === 'typo');
  if (isSlip && matches.some(({ best }) => best >= NAMES_SOMETHING)) return true;
  const known = await findMeanings(db, [{ phrase: phraseOf([last]), words: last }], typed);
  return [...known.values()].some(({ isUse, isNotSold }) => !isUse && !isNotSold);
}

/** Whether a short text is a whole word that finds something, as "a2" and "bp" do. */
export async function isKnownWord(db: Database, query: string): Promise<boolean> {
  const { words, typed } = await takeApart(db, query);
  const [word] = words;
  if (words.length !== 1 || word === undefined || word.length < 2) return false;
  const [matches = []] = await findWords(db, { words: [word], typed, isOpen: false });
  return /\d/.test(word) || matches.some(isNamed);
}
