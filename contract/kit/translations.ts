import { type AnyObject, array, type ObjectSchema, object, string } from 'yup';
import { type Language, OTHER_LANGUAGES, type OtherLanguage } from '../shop/languages.ts';

/** Texts of the shop's data in other languages than English: `{ hi: { name: 'घी' } }`. */
export type Translations<Texts> = { readonly [Code in OtherLanguage]?: Texts | undefined };

/** The texts of a category, and of a product on a card. A missing one is displayed in English. */
export interface TranslatedName {
  name?: string | undefined;
  size?: string | undefined;
  making?: string | undefined;
}

/** The texts of a category: its name, and what search engines are told. */
export interface TranslatedCategory {
  name?: string | undefined;
  metatitle?: string | undefined;
  metadescription?: string | undefined;
  metakeywords?: string | undefined;
}

/** The texts of a category as staff write them, with those of its banner. */
export interface WrittenCategory extends TranslatedCategory {
  banner_title?: string | undefined;
  banner_text?: string | undefined;
}

/** The texts of the banner of a category. */
export interface TranslatedBanner {
  title?: string | undefined;
  text?: string | undefined;
}

/** The texts of a product's page. */
export interface TranslatedProduct extends TranslatedName {
  benefits?: string[] | undefined;
  description?: string | undefined;
  ingredients?: string | undefined;
  how_to_use?: string | undefined;
  storage?: string | undefined;
}

/** The same as staff write them, with those of its facts by their keys. */
export interface WrittenProduct extends TranslatedProduct {
  facts?: Record<string, string> | undefined;
}

/** What a picture of a product shows. */
export interface TranslatedPicture {
  alt_text?: string | undefined;
}

/** The texts of a post. */
export interface TranslatedPost {
  title?: string | undefined;
  excerpt?: string | undefined;
  content?: string | undefined;
}

/** The texts of an event. */
export interface TranslatedEvent {
  title?: string | undefined;
  venue?: string | undefined;
  description?: string | undefined;
}

/** The texts of a store; its city and its state have names that the shop knows. */
export interface TranslatedStore {
  name?: string | undefined;
  address_line_1?: string | undefined;
  address_line_2?: string | undefined;
  landmark?: string | undefined;
}

/** The texts of a vaidya; a number of a register is the same in all languages. */
export interface TranslatedVaidya {
  name?: string | undefined;
  qualification?: string | undefined;
  council?: string | undefined;
  speaks?: string | undefined;
  hours?: string | undefined;
  about?: string | undefined;
  picture_alt?: string | undefined;
}

/** The texts of a page that staff write. */
export interface TranslatedLandingPage {
  title?: string | undefined;
  lead?: string | undefined;
  content?: string | undefined;
  picture_alt?: string | undefined;
  meta_description?: string | undefined;
}

/** The texts of a sale price. */
export interface TranslatedSalePrice {
  name?: string | undefined;
}

/** The texts of the home page and its frame: of a banner, a section, a figure, an announcement. */
export interface TranslatedHome {
  title?: string | undefined;
  content?: string | undefined;
  action?: string | undefined;
  alt_text?: string | undefined;
  label?: string | undefined;
  description?: string | undefined;
  text?: string | undefined;
}

const name = { name: string().optional(), size: string().optional(), making: string().optional() };

const texts = (...fields: string[]) =>
  object(Object.fromEntries(fields.map((field) => [field, string().optional()])));

const category = ['name', 'metatitle', 'metadescription', 'metakeywords'];

const post = {
  title: string().optional(),
  excerpt: string().optional(),
  content: string().optional(),
};

const product = {
  ...name,
  benefits: array(string().required()).optional(),
  description: string().optional(),
  ingredients: string().optional(),
  how_to_use: string().optional(),
  storage: string().optional(),
};

/** The schema of a name in other languages. */
export const translations = () => inLanguages<TranslatedName>(object(name));

/** The schema of the texts of a category in other languages. */
export const categoryTranslations = () => inLanguages<TranslatedCategory>(texts(...category));

/** The schema of the texts of a category in other languages, as staff write them. */
export const writtenCategories = () =>
  inLanguages<WrittenCategory>(texts(...category, 'banner_title', 'banner_text'));

/** The schema of the texts of the banner of a category in other languages. */
export const bannerTranslations = () => inLanguages<TranslatedBanner>(texts('title', 'text'));

/** The schema of the texts of a product's page in other languages. */
export const productTranslations = () => inLanguages<TranslatedProduct>(object(product));

/** The schema of the same as staff write them. */
export const writtenProducts = () => inLanguages<WrittenProduct>(object(product));

/** The schema of what a picture shows, in other languages. */
export const pictureTranslations = () =>
  inLanguages<TranslatedPicture>(object({ alt_text: string().optional() }));

/** The schema of the texts of a post in other languages. */
export const postTranslations = () => inLanguages<TranslatedPost>(object(post));

/** The schema of texts of the home page in other languages. */
export const homeTranslations = () =>
  inLanguages<TranslatedHome>(
    texts('title', 'content', 'action', 'alt_text', 'label', 'description', 'text'),
  );

function inLanguages<Texts extends object>(texts: ObjectSchema<AnyObject>) {
  const byLanguage = OTHER_LANGUAGES.map((code) => [code, texts.default(undefined).optional()]);
  const schema = object(Object.fromEntries(byLanguage)).default(undefined).optional();
  return schema as unknown as ObjectSchema<Translations<Texts> | undefined>;
}

/** Returns the texts in a language, where there are any. */
export function translationIn<Texts>(
  translated: Translations<Texts>,
  language: Language,
): Texts | undefined {
  return language === 'en' ? undefined : translated[language];
}
