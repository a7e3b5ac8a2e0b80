import { type InferType, number, object } from 'yup';
import { deskCalls } from '../kit/desk.ts';
import { deskMove } from '../kit/desk-move.ts';
import { anyText, count, id, maybePicture, text } from '../kit/shapes.ts';
import { writtenCategories } from '../kit/translations.ts';
import { deskCategoryFields } from './manage.ts';

const maybeId = () => number().integer().positive().nullable().defined();
const maybeText = () => anyText().nullable();

const row = object({
  id: id(),
  name: text(),
  /** The names above it: `Food › Coffee`; empty for a root. */
  above: anyText(),
  /** 1 for a root, 3 for the deepest. */
  level: count(),
  /** Among its siblings, from 0, and how many those are with it. */
  place: count(),
  siblings: count(),
  image: maybePicture(),
  /** In it, not below it; drafts too. */
  products: count(),
});
export type DeskCategoryRow = InferType<typeof row>;

const entry = object({
  name: text(),
  translations: writtenCategories(),
  slug: text(),
  parent_id: maybeId(),
  position: count(),
  picture_id: maybeText(),
  banner_title: maybeText(),
  banner_text: maybeText(),
  web_banner_id: maybeText(),
  mobile_banner_id: maybeText(),
  metatitle: anyText(),
  metadescription: anyText(),
  metakeywords: anyText(),
});
export type DeskCategory = InferType<typeof entry>;

const categories = deskCalls({
  role: 'catalogue',
  readBy: ['money', 'texts'],
  name: 'categories',
  what: 'categories',
  row,
  entry,
  fields: deskCategoryFields,
  filters: {},
  sort: ['place', 'name', 'products'],
});

/** The desk of categories; none of its calls is in the specification. */
export const categoryDeskEndpoints = {
  listDeskCategories: categories.list,
  readCategory: categories.read,
  addCategory: categories.add,
  saveCategory: categories.save,
  removeCategory: categories.remove,
  placeCategory: deskMove({
    role: 'catalogue',
    name: 'categories',
    move: 'place',
    summary: 'Give a category its place among its siblings; for staff',
    more: { to: count() },
  }),
};
