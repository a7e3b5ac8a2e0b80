import { fold, foldWord, wordsOf } from './fold.ts';
import { LONGEST_NAME, synonymsOf } from './synonyms.ts';

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
}

const WEIGHTS = { name: 100, brand: 60, foam: 40, category: 40, tag: 30, benefit: 12, size: 8 };
/** Extra weight: "Ashwagandha Root Powder" is an ashwagandha and a powder rather than a root. */
const FIRST_OR_LAST_WORD = 20;
/** Share of the weight of the word in the text. */
const SYNONYM_SHARE = 0.6;

/** Returns the folded words that find a product, each with its summed weight. */
export function productWords(product: SearchableProduct): Map<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => addText(words, text, weight);
  add(product.name, WEIGHTS.name);
  addEnds(words, product.name);
  addJoined(words, product.name);
  add(product.brand, WEIGHTS.brand);
  for (const category of product.categories) add(category, WEIGHTS.category);
  if (product.foam) add(product.foam, WEIGHTS.foam);
  for (const tag of product.tags) add(tag, WEIGHTS.tag);
  for (const benefit of product.benefits) add(benefit, WEIGHTS.benefit);
  add(product.size, WEIGHTS.size);
  addJoined(words, product.size);
  return words;
}

/** Counts each word of a text once, and its synonyms with it. */
function addText(words: Map<string, number>, text: string, weight: number): void {
  const folded = fold(text);
  for (const word of new Set(folded)) raise(words, word, weight);
  const synonyms = new Set(phrasesOf(folded).flatMap((phrase) => [...synonymsOf(phrase)]));
  for (const word of folded) synonyms.delete(word);
  for (const word of synonyms) raise(words, word, Math.round(weight * SYNONYM_SHARE));
}

function addEnds(words: Map<string, number>, name: string): void {
  const folded = fold(name);
  const ends = new Set([folded.at(0), folded.at(-1)]);
  for (const word of ends) if (word) raise(words, word, FIRST_OR_LAST_WORD);
}

/** Adds joined neighbours: `face wash` is also found as `facewash`, `500 ml` as `500ml`. */
function addJoined(words: Map<string, number>, text: string): void {
  const plain = wordsOf(text);
  for (const [at, word] of plain.slice(0, -1).entries()) {
    raise(words, foldWord(word + plain[at + 1]), WEIGHTS.size);
  }
}

/** Returns every run of neighbouring words that the table of synonyms may contain. */
function phrasesOf(folded: readonly string[]): string[] {
  const lengths = Array.from({ length: LONGEST_NAME }, (_, index) => index + 1);
  return lengths.flatMap((length) =>
    folded
      .slice(0, folded.length - length + 1)
      .map((_, at) => folded.slice(at, at + length).join(' ')),
  );
}

function raise(words: Map<string, number>, word: string, weight: number): void {
  words.set(word, (words.get(word) ?? 0) + weight);
}
