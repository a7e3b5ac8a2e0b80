import { object } from 'yup';
import { slug } from '../kit/desk-fields.ts';
import { optionalLines, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { count } from '../kit/shapes.ts';
import { MAX_HTML } from './goods-rules.ts';

const brandFields = object({
  name: requiredText('Name'),
  slug: slug(),
  /** Plain text. */
  about: optionalLines('About', MAX_HTML).default(''),
});

/** The brands of the shop. */
export const brandResource = resource({
  name: 'brands',
  one: 'Brand',
  many: 'Brands',
  kind: 'brand',
  what: 'brands',
  fields: brandFields,
  row: ['name', 'slug'],
  /** How many products have it, drafts too. */
  more: { products: count() },
  searches: ['name'],
  filters: {},
  sort: ['name', 'products'],
});
