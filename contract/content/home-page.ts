import { array, type InferType, mixed, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { anyText, done, id, maybePicture, picture, text } from '../kit/shapes.ts';
import { homeTranslations } from '../kit/translations.ts';
import { HOME_SECTION_KEYS, type HomeSectionKey } from './home-sections.ts';

export const pageSection = object({
  key: mixed<HomeSectionKey>().oneOf(HOME_SECTION_KEYS).required(),
  label: anyText(),
  description: anyText(),
  image: maybePicture(),
  images: array(
    object({
      image: maybePicture(),
      title: text(),
      text: anyText(),
      link: string().nullable().defined(),
      translations: homeTranslations(),
    }),
  ).required(),
  translations: homeTranslations(),
});
export type PageSection = InferType<typeof pageSection>;

const announcement = object({
  text: text(),
  /** A path of this site, or null. */
  link: string().nullable().defined(),
  translations: homeTranslations(),
});
export type Announcement = InferType<typeof announcement>;

const popupPicture = object({
  id: id(),
  text: anyText(),
  /** Tall, for wide screens. */
  image: picture,
  /** Low and wide, for phones; null: the tall one, cut. */
  mobile_image: maybePicture(),
  translations: homeTranslations(),
});
export type PopupPicture = InferType<typeof popupPicture>;

/** What staff make of the home page and its frame; none of these calls is in the specification. */
export const homePageEndpoints = {
  listHomeSections: endpoint({
    summary: 'What the home page shows, in its order',
    method: 'GET',
    path: '/home-sections/',
    access: 'public',
    answer: object({ ...done, data: array(pageSection).required() }),
  }),
  getAnnouncement: endpoint({
    summary: 'The line above the header, if there is one now',
    method: 'GET',
    path: '/announcement/',
    access: 'public',
    answer: object({ ...done, data: announcement.nullable().defined() }),
  }),
  listPopupPictures: endpoint({
    summary: 'The pictures beside the login',
    method: 'GET',
    path: '/popup-pictures/',
    access: 'public',
    answer: object({ ...done, data: array(popupPicture).required() }),
  }),
};
