import { boolean, object } from 'yup';
import { slug } from '../kit/desk-fields.ts';
import { requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { count } from '../kit/shapes.ts';

const tagFields = object({
  name: requiredText('Name'),
  slug: slug(),
  /** Whether product cards show it as a badge. */
  is_badge: boolean().default(false),
});

/** The tags that products have. */
export const tagResource = resource({
  name: 'tags',
  one: 'Tag',
  many: 'Tags',
  kind: 'tag',
  what: 'tags of products',
  fields: tagFields,
  row: ['name', 'slug'],
  /** How many products have it, drafts too. */
  more: { products: count() },
  searches: ['name'],
  filters: {},
  sort: ['name', 'products'],
});
