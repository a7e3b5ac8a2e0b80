import { foldWord } from '../text/fold.ts';
import { latinise } from '../text/latinise.ts';
import { headOf, isFiller } from '../text/plain-words.ts';
import { takeSizes } from '../text/sizes.ts';
import { entryOf, spellingOf, withStems, writtenWords } from '../text/written-words.ts';

/** The texts by which a product is found. */
export interface SearchableProduct {
  name: string;
  brand: string;
  /** Names from the root down. */
  categories: readonly string[];
  foam: string | null;
  tags: readonly string[];
  benefits: readonly string[];
  size: string;
  making: string;
  /** The words of facts that are searched. */
  facts?: readonly string[];
  /** With botanical names. */
  ingredients: string;
  /** Plain text or HTML. */
  description: string;
  howToUse: string;
}

/** The same in another language; what is missing there is found by its English alone. */
export type TranslatedTexts = Partial<SearchableProduct>;

const WEIGHTS = {
  name: 100,
  brand: 60,
  foam: 46,
  tag: 46,
  ingredients: 24,
  benefit: 14,
  making: 12,
  fact: 12,
  description: 6,
  howToUse: 4,
  size: 60,
};

/** Of the category itself, the one above it, and the root. */
const CATEGORY_WEIGHTS = [60, 40, 25];
/** Extra weight of what a product is: a turmeric powder is turmeric, a turmeric soap is soap. */
const HEAD = 60;
/** Extra weight of the first word: "Ashwagandha Root Powder" is ashwagandha rather than a root. */
const FIRST_WORD = 20;
/** The weight of neighbours written as one: `facewash`. */
const JOINED = 30;
/** The column is a 16-bit number, and a text may repeat a word very often. */
const MAX_WEIGHT = 1_000;

/**
 * Returns the entries of the dictionary that find a product, each with its summed weight: the
 * greatest of all languages. A word with an ending counts without it too.
 */
export function productWords(
  product: SearchableProduct,
  translations: readonly TranslatedTexts[] = [],
): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word, weight] of [product, ...translations].flatMap((texts) => [...weigh(texts)])) {
    words.set(word, Math.max(weight, words.get(word) ?? 0));
  }
  return words;
}

type Raise = (word: string, weight: number) => void;

function weigh(product: TranslatedTexts): Map<string, number> {
  const words = new Map<string, number>();
  const raise: Raise = (word, weight) =>
    words.set(word, Math.min(MAX_WEIGHT, (words.get(word) ?? 0) + weight));
  const add = (text = '', weight = 0) => {
    const entries = withStems(text).filter(({ word }) => !isFiller(word));
    for (const entry of new Set(entries.map(entryOf))) raise(entry, weight);
  };
  weighName(writtenWords(product.name ?? ''), raise);
  add(product.name, WEIGHTS.name);
  add(product.brand, WEIGHTS.brand);
  for (const [level, category] of (product.categories ?? []).toReversed().entries()) {
    add(category, CATEGORY_WEIGHTS[level]);
  }
  add(product.foam ?? '', WEIGHTS.foam);
  for (const tag of product.tags ?? []) add(tag, WEIGHTS.tag);
  add(product.ingredients, WEIGHTS.ingredients);
  add(product.benefits?.join(' '), WEIGHTS.benefit);
  add(product.making, WEIGHTS.making);
  add(product.facts?.join(' '), WEIGHTS.fact);
  add(withoutTags(product.description ?? ''), WEIGHTS.description);
  add(product.howToUse, WEIGHTS.howToUse);
  for (const size of sizesOf(product.size ?? '')) raise(size, WEIGHTS.size);
  return words;
}

/** Raises what the order of a name says: what the product is, its first word, and neighbours. */
function weighName(name: ReturnType<typeof writtenWords>, raise: Raise): void {
  const head = headOf(name.map(({ word }) => word));
  const raiseWord = (one: (typeof name)[number] | undefined, weight: number) => {
    if (!one || isFiller(one.word)) return;
    for (const own of one.stem ? [one, one.stem] : [one]) raise(entryOf(own), weight);
  };
  raiseWord(
    name.find(({ word }) => word === head),
    HEAD,
  );
  raiseWord(name[0], FIRST_WORD);
  for (const [at, { word }] of name.slice(0, -1).entries()) {
    const pair = word + (name[at + 1]?.word ?? '');
    if (!isFiller(pair)) raise(pair, JOINED);
  }
}

function sizesOf(text: string): string[] {
  return takeSizes(latinise(text).toLowerCase()).sizes;
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}

/** Returns the sound of an entry of the dictionary; a size sounds like itself. */
export function soundOf(entry: string): string {
  return /^\d/.test(entry) ? entry : foldWord(spellingOf(entry));
}
