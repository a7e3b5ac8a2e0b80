import { array, type InferType, mixed, number, object } from 'yup';
import { anyText, id, maybePicture, type picture, text } from '../kit/shapes.ts';
import {
  bannerTranslations,
  categoryTranslations,
  type TranslatedCategory,
  type Translations,
} from '../kit/translations.ts';

/** Nested to three levels. */
export interface Category {
  id: number;
  name: string;
  translations?: Translations<TranslatedCategory> | undefined;
  metatitle: string;
  metadescription: string;
  metakeywords: string;
  web_image: InferType<typeof picture> | null;
  /** Position among the 15 featured categories, or null. */
  featured_order: number | null;
  children: Category[];
}

const categoryFields = {
  id: id(),
  name: text(),
  translations: categoryTranslations(),
  metatitle: text(),
  metadescription: text(),
  metakeywords: text(),
  web_image: maybePicture(),
  featured_order: number().integer().nullable().defined(),
};
const leaf = object({
  ...categoryFields,
  children: array(mixed<Category>().required()).max(0).required(),
});
const branch = object({ ...categoryFields, children: array(leaf).required() });
export const category = object({ ...categoryFields, children: array(branch).required() });

export const categoryBanner = object({
  title: text(),
  text: anyText(),
  translations: bannerTranslations(),
  web_banner: maybePicture(),
  mobile_banner: maybePicture(),
});
export type CategoryBanner = InferType<typeof categoryBanner>;
