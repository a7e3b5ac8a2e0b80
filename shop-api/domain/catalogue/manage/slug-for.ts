import { fieldMessages } from '../../../../contract/messages/fields.ts';
import { invalidField } from '../../kernel/errors.ts';

/**
 * Returns the readable part of an address: as given, or made of a name. Errors: `invalid` for a
 * name without Latin letters and digits.
 */
export function slugFor({ slug, name }: { slug?: string | undefined; name: string }): string {
  const made =
    slug ||
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join('-');
  if (!made) throw invalidField('slug', 'slug_missing', fieldMessages.required('Slug'));
  return made;
}
