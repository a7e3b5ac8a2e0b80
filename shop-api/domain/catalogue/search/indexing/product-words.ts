import { foldWord, wordsOf } from '../text/fold.ts';
import { latinise } from '../text/latinise.ts';
import { headOf, isFiller } from '../text/plain-words.ts';
import { takeSizes } from '../text/sizes.ts';

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

/** Returns the words that find a product, in plain spelling, each with its summed weight. */
export function productWords(product: SearchableProduct): Map<string, number> {
  const words = new Map<string, number>();
  const raise = (word: string, weight: number) =>
    words.set(word, Math.min(MAX_WEIGHT, (words.get(word) ?? 0) + weight));
  const add = (text: string, weight: number) => {
    for (const word of new Set(wordsOf(text))) raise(word, weight);
  };
  const name = wordsOf(product.name);
  add(product.name, WEIGHTS.name);
  for (const word of namedAs(name)) raise(word, HEAD);
  if (name[0]) raise(name[0], FIRST_WORD);
  for (const [at, word] of name.slice(0, -1).entries()) raise(word + name[at + 1], JOINED);
  add(product.brand, WEIGHTS.brand);
  for (const [level, category] of product.categories.toReversed().entries()) {
    add(category, CATEGORY_WEIGHTS[level] ?? 0);
  }
  if (product.foam) add(product.foam, WEIGHTS.foam);
  for (const tag of product.tags) add(tag, WEIGHTS.tag);
  add(product.ingredients, WEIGHTS.ingredients);
  add(product.benefits.join(' '), WEIGHTS.benefit);
  add(product.making, WEIGHTS.making);
  add(product.facts?.join(' ') ?? '', WEIGHTS.fact);
  add(withoutTags(product.description), WEIGHTS.description);
  add(product.howToUse, WEIGHTS.howToUse);
  for (const size of sizesOf(product.size)) raise(size, WEIGHTS.size);
  return new Map([...words].filter(([word]) => !isFiller(word)));
}

/** The words of the name that sound like what the product is: `dates` and `date`. */
function namedAs(name: readonly string[]): string[] {
  const head = headOf(name);
  return head === undefined ? [] : [head];
}

function sizesOf(text: string): string[] {
  return takeSizes(latinise(text).toLowerCase()).sizes;
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, ' ');
}

/** Returns the sound of an indexed word; a size sounds like itself. */
export function soundOf(word: string): string {
  return /^\d/.test(word) ? word : foldWord(word);
}
