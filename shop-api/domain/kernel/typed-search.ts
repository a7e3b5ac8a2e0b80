import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { numberText } from '../../../contract/kit/digits.ts';
import { beginningWith } from './like-patterns.ts';

/*
 * What staff type into the search of a list, as conditions that an index answers. Each is undefined
 * for a text that cannot be meant so.
 */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** So few digits name no telephone. */
const MIN_PHONE_DIGITS = 4;

/** Matches words, a `tsvector`, with some that begin as those that were typed. */
export function hasWords(words: SQL, typed: string): SQL | undefined {
  const given = typed.match(WORD) ?? [];
  if (given.length === 0) return undefined;
  // Half of all names have a word that begins with a: one letter is a word of its own.
  const begins = given.map((word) => (word.length > 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
  return sql`${words} @@ to_tsquery('simple', ${begins})`;
}

/** Matches a telephone number by its last digits, however they are grouped in the search. */
export function endsWithDigits(phone: SQLWrapper, typed: string): SQL | undefined {
  // A whole number may have zeros in front; the last digits of one may begin with them.
  const digits = numberText(typed).replace(/^\+?(0+(?=\d{10}))?/, '');
  if (!/^\d+$/.test(digits) || digits.length < MIN_PHONE_DIGITS) return undefined;
  return sql`reverse(${phone}) LIKE ${beginningWith([...digits].reverse().join(''))}`;
}

/** Matches an email address by how it begins, in any case of letters. */
export function beginsAsEmail(email: SQLWrapper, typed: string): SQL | undefined {
  if (/\s/.test(typed) || typed.length < 3) return undefined;
  return sql`lower(${email}) LIKE ${beginningWith(typed.toLowerCase())}`;
}
