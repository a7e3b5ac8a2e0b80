import { object } from 'yup';
import { slug } from '../kit/desk-fields.ts';
import { requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { count } from '../kit/shapes.ts';

const formFields = object({ name: requiredText('Name'), slug: slug() });

/** The forms in which products come: powder, oil, tablets. */
export const formResource = resource({
  name: 'forms',
  one: 'Form',
  many: 'Forms',
  kind: 'form',
  what: 'forms of products',
  fields: formFields,
  row: ['name', 'slug'],
  /** How many products have it, drafts too. */
  more: { products: count() },
  searches: ['name'],
  filters: {},
  sort: ['name', 'products'],
});
