import { array, boolean, mixed, number, object, string } from 'yup';
import { deskCalls } from '../kit/desk.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { anyText, id, text } from '../kit/shapes.ts';
import { homeTranslations } from '../kit/translations.ts';
import { ROLE_OF_KIND } from '../shop/roles.ts';
import { HOME_SECTION_KEYS, type HomeSectionKey } from './home-sections.ts';
import { featuredFields, sectionFields } from './manage-home.ts';

const pictureId = () => string().nullable().defined();

const sectionEntry = object({
  key: mixed<HomeSectionKey>().oneOf(HOME_SECTION_KEYS).required(),
  name: text(),
  label: anyText(),
  description: anyText(),
  picture_id: pictureId(),
  is_visible: boolean().required(),
  position: number().integer().required(),
  items: array(
    object({
      title: anyText(),
      text: anyText(),
      link: string().nullable().defined(),
      picture_id: pictureId(),
      translations: homeTranslations(),
    }),
  ).required(),
  translations: homeTranslations(),
});

const sections = deskCalls({
  role: 'texts',
  name: 'home-sections',
  what: 'sections of the home page',
  row: object({
    id: id(),
    key: mixed<HomeSectionKey>().oneOf(HOME_SECTION_KEYS).required(),
    name: text(),
    label: anyText(),
    position: number().integer().required(),
    is_visible: boolean().required(),
  }),
  entry: sectionEntry,
  fields: sectionFields,
  filters: {},
  sort: ['position'],
});

const featured = deskCalls({
  role: ROLE_OF_KIND.featured_categories,
  name: 'featured-categories',
  what: 'lists of featured categories: there is one, with the id 1',
  row: object({ id: id(), name: text(), count: number().integer().required() }),
  entry: object({
    name: text(),
    categories: array(object({ id: id(), name: anyText() })).required(),
  }),
  fields: featuredFields,
  filters: {},
  sort: ['count'],
});

/** The desks of the sections of the home page and of its featured categories. */
export const homeDeskEndpoints = {
  listDeskHomeSections: sections.list,
  readHomeSection: sections.read,
  saveHomeSection: sections.save,
  orderHomeSections: deskOrder({
    role: 'texts',
    name: 'home-sections',
    what: 'the sections of the home page',
  }),
  listDeskFeaturedCategories: featured.list,
  readFeaturedCategories: featured.read,
  saveFeaturedCategories: featured.save,
};
