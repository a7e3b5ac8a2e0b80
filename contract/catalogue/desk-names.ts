import { boolean, number, object } from 'yup';
import { deskCalls } from '../kit/desk.ts';
import { anyText, id, text } from '../kit/shapes.ts';
import { brandFields, formFields, tagFields } from './manage.ts';

const row = object({
  id: id(),
  name: text(),
  slug: text(),
  /** How many products have it, drafts too. */
  products: number().integer().min(0).required(),
});
const names = { row, filters: {}, sort: ['name', 'products'] } as const;
const named = { name: text(), slug: text() };

const brands = deskCalls({
  ...names,
  name: 'brands',
  what: 'brands',
  entry: object({ ...named, about: anyText() }),
  fields: brandFields,
});

const tags = deskCalls({
  ...names,
  name: 'tags',
  what: 'tags of products',
  entry: object({ ...named, is_badge: boolean().required() }),
  fields: tagFields,
});

const forms = deskCalls({
  ...names,
  name: 'forms',
  what: 'forms of products',
  entry: object(named),
  fields: formFields,
});

/** The desks of the names that products have. */
export const nameDeskEndpoints = {
  listDeskBrands: brands.list,
  readBrand: brands.read,
  addBrand: brands.add,
  saveBrand: brands.save,
  removeBrand: brands.remove,
  listDeskTags: tags.list,
  readTag: tags.read,
  addTag: tags.add,
  saveTag: tags.save,
  removeTag: tags.remove,
  listDeskForms: forms.list,
  readForm: forms.read,
  addForm: forms.add,
  saveForm: forms.save,
  removeForm: forms.remove,
};
