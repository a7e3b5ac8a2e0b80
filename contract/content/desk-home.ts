import { array, boolean, mixed, number, type ObjectShape, object, string } from 'yup';
import { deskCalls } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { visibleDatesAnswer } from '../kit/moments.ts';
import { anyText, done, id, maybePicture, text } from '../kit/shapes.ts';
import { homeTranslations } from '../kit/translations.ts';
import { HOME_SECTION_KEYS, type HomeSectionKey } from './home-sections.ts';
import {
  announcementFields,
  bannerFields,
  featuredFields,
  popupFields,
  sectionFields,
} from './manage-home.ts';

/** Entries of one order. */
const MAX_ORDERED = 200;

const pictureId = () => string().nullable().defined();
const published = { is_published: boolean().required() };

/** Whether shoppers see it now: `hidden`, `coming`, `shown` or `over`. */
const DISPLAY_STATES = ['shown', 'coming', 'over', 'hidden'] as const;
export type DisplayState = (typeof DISPLAY_STATES)[number];
const state = () => mixed<DisplayState>().oneOf(DISPLAY_STATES).required();

const banners = deskCalls({
  name: 'banners',
  what: 'banners of the home page',
  row: object({
    id: id(),
    title: anyText(),
    sequence: text(),
    position: number().integer().required(),
    image: maybePicture(),
    state: state(),
    ...visibleDatesAnswer,
  }),
  entry: object({
    sequence: text(),
    title: anyText(),
    content: anyText(),
    action: anyText(),
    alt_text: anyText(),
    ground: text(),
    picture_id: pictureId(),
    mobile_picture_id: pictureId(),
    link: string().nullable().defined(),
    category_id: number().nullable().defined(),
    product_id: number().nullable().defined(),
    position: number().integer().required(),
    translations: homeTranslations(),
    ...published,
    ...visibleDatesAnswer,
  }),
  fields: bannerFields,
  filters: { sequence: mixed<'Upper' | 'Lower'>().oneOf(['Upper', 'Lower']).optional() },
  sort: ['position', 'title'],
});

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

const announcements = deskCalls({
  name: 'announcements',
  what: 'announcements above the header',
  row: object({ id: id(), text: text(), state: state(), ...visibleDatesAnswer }),
  entry: object({
    text: text(),
    link: string().nullable().defined(),
    translations: homeTranslations(),
    ...published,
    ...visibleDatesAnswer,
  }),
  fields: announcementFields,
  filters: {},
  sort: ['visible_from', 'text'],
});

const popups = deskCalls({
  name: 'popup-pictures',
  what: 'pictures beside the login',
  row: object({
    id: id(),
    text: anyText(),
    position: number().integer().required(),
    image: maybePicture(),
    state: state(),
    ...visibleDatesAnswer,
  }),
  entry: object({
    text: anyText(),
    picture_id: text(),
    mobile_picture_id: pictureId(),
    position: number().integer().required(),
    translations: homeTranslations(),
    ...published,
    ...visibleDatesAnswer,
  }),
  fields: popupFields,
  filters: {},
  sort: ['position', 'text'],
});

const featured = deskCalls({
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

const ids = () => array(id()).min(1).max(MAX_ORDERED).required();

/** The order of the entries of a desk: the chosen one, and the one that the screen displayed. */
function orderOf<const Name extends string, More extends ObjectShape>(
  name: Name,
  what: string,
  more: More,
) {
  return endpoint({
    summary: `Put the ${what} in order; for staff`,
    method: 'POST',
    path: `/staff/${name}/order/` as const,
    access: 'staff',
    body: object({ ids: ids(), was: ids(), ...more }),
    answer: object({ ...done }),
  });
}

/** The desks of the home page and of what frames all pages. */
export const homeDeskEndpoints = {
  listDeskBanners: banners.list,
  readBanner: banners.read,
  addBanner: banners.add,
  saveBanner: banners.save,
  removeBanner: banners.remove,
  orderBanners: orderOf('banners', 'banners of a carousel', {
    sequence: mixed<'Upper' | 'Lower'>().oneOf(['Upper', 'Lower']).required(),
  }),
  listDeskHomeSections: sections.list,
  readHomeSection: sections.read,
  saveHomeSection: sections.save,
  orderHomeSections: orderOf('home-sections', 'sections of the home page', {}),
  listDeskAnnouncements: announcements.list,
  readAnnouncement: announcements.read,
  addAnnouncement: announcements.add,
  saveAnnouncement: announcements.save,
  removeAnnouncement: announcements.remove,
  listDeskPopupPictures: popups.list,
  readPopupPicture: popups.read,
  addPopupPicture: popups.add,
  savePopupPicture: popups.save,
  removePopupPicture: popups.remove,
  orderPopupPictures: orderOf('popup-pictures', 'pictures beside the login', {}),
  listDeskFeaturedCategories: featured.list,
  readFeaturedCategories: featured.read,
  saveFeaturedCategories: featured.save,
};
