import { asc, ne } from 'drizzle-orm';
import { PACKING_CATEGORY_ID } from '../../../../../contract/shop/limits.ts';
import type { Database } from '../../../../db/database.ts';
import { categories } from '../../../../db/schema/categories.ts';
import { nameOfCategory } from '../../category-texts.ts';
import type { Named } from '../../list-names.ts';
import { soundOf } from '../indexing/product-words.ts';
import { wordsOf } from '../text/fold.ts';
import { parseSearch } from './parse-search.ts';

/** A shorter sound begins too many words: that of "घी" begins gifts. */
const MIN_SOUND = 3;

function soundsLike(word: string, sound: string): boolean {
  const own = soundOf(word);
  return sound.length < MIN_SOUND ? own === sound : own.startsWith(sound);
}

/** Returns the categories whose names have every word of a text, or a word that begins with it. */
export async function findCategories(db: Database, q: string, max: number): Promise<Named[]> {
  const { words } = parseSearch(q);
  const sounds = words.map(soundOf);
  if (sounds.length === 0) return [];
  const rows = await db
    .select({ id: categories.id, name: categories.name, translations: categories.translations })
    .from(categories)
    .where(ne(categories.id, PACKING_CATEGORY_ID))
    .orderBy(asc(categories.id));
  const fits = ({ name, translations }: (typeof rows)[number]) => {
    const names = Object.values(translations).flatMap((texts) => texts?.name ?? []);
    const own = [name, ...names].flatMap(wordsOf);
    return words.every((word, at) =>
      own.some((other) => other.startsWith(word) || soundsLike(other, sounds[at] ?? word)),
    );
  };
  return rows
    .filter(fits)
    .slice(0, max)
    .map(({ translations, ...row }) => ({ ...row, translations: nameOfCategory(translations) }));
}
