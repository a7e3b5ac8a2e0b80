import { and, eq, ne } from 'drizzle-orm';
import type { ReviewMentions } from '../../../../contract/catalogue/product.ts';
import {
  REVIEW_QUALITY_NAMES,
  type ReviewQuality,
} from '../../../../contract/catalogue/review-qualities.ts';
import { LEAST_MENTIONS } from '../../../../contract/shop/limits.ts';
import type { Database } from '../../../db/database.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { QUALITY_WORDS } from './quality-words.ts';

/** What words are made of: the vowels of Hindi and Gujarati are marks. */
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const QUALITIES = REVIEW_QUALITY_NAMES.map((name) => [name, wordsOf(QUALITY_WORDS[name])] as const);

/** Returns what finds one of the words in a text whose letters are in Unicode's form NFC. */
function wordsOf(words: readonly string[]): RegExp {
  const forms = words.map((word) =>
    word
      .normalize('NFC')
      .replaceAll('\u093c', '\u093c?')
      .replace(/[\u0901\u0902]/g, '[\u0901\u0902]')
      .replaceAll(' ', '\\s+')
      .replace('*', `${LETTER}*`),
  );
  return new RegExp(`(?<!${LETTER})(?:${forms.join('|')})(?!${LETTER})`, 'iu');
}

/** Returns the qualities that a review speaks of. */
export function qualitiesIn(text: string): ReviewQuality[] {
  const whole = text.normalize('NFC');
  return QUALITIES.flatMap(([name, words]) => (words.test(whole) ? [name] : []));
}

/** The ids of the published reviews of a product that mention each quality. */
export type Mentioned = ReadonlyMap<ReviewQuality, readonly number[]>;

/** Reads what the reviews of a product mention. No mark is stored, so a new word counts at once. */
export async function readMentioned(db: Database, productId: number): Promise<Mentioned> {
  const { id, text, isPublished } = reviews;
  const rows = await db
    .select({ id, text })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isPublished, ne(text, '')));
  const found = rows.flatMap((row) =>
    qualitiesIn(row.text).map((quality) => ({ quality, id: row.id })),
  );
  const groups = Map.groupBy(found, ({ quality }) => quality);
  return new Map([...groups].map(([quality, group]) => [quality, group.map((one) => one.id)]));
}

/** Counts the reviews that mention each quality, the most mentioned first. */
export function countMentions(mentioned: Mentioned): ReviewMentions {
  return REVIEW_QUALITY_NAMES.map((quality) => ({
    quality,
    count: mentioned.get(quality)?.length ?? 0,
  }))
    .filter(({ count }) => count >= LEAST_MENTIONS)
    .toSorted((one, other) => other.count - one.count);
}
