import anyAscii from 'any-ascii';
import { fieldMessages } from '../../../../contract/messages/fields.ts';
import { invalidField } from '../../kernel/errors.ts';
import { latinise } from '../search/text/latinise.ts';

/** As many letters as an address has of a name; words are not cut. */
const LONGEST = 100;

/**
 * Returns the readable part of an address: as given, or made of a name in any script. Errors:
 * `invalid` for a name of signs alone.
 */
export function slugFor({ slug, name }: { slug?: string | undefined; name: string }): string {
  const made = slug || slugOf(name);
  if (!made) throw invalidField('slug', 'slug_missing', fieldMessages.required('Slug'));
  return made;
}

/**
 * Returns small Latin letters and digits, joined by hyphens: `नीम साबुन` becomes `niim-saabun`. The
 * languages of the shop are spelled as its search spells them, others by Unicode's tables. '' for a
 * text of signs alone.
 */
export function slugOf(text: string): string {
  const parts = anyAscii(latinise(text))
    .toLowerCase()
    .match(/[a-z\d]+/g);
  const slug = parts?.join('-') ?? '';
  return slug.length <= LONGEST
    ? slug
    : slug.slice(0, LONGEST + 1).replace(/-?[^-]*$/, '') || slug.slice(0, LONGEST);
}
