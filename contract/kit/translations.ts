import type { AnyObject, ObjectSchema } from 'yup';
import { array, object, string } from 'yup';
import type { Language, OtherLanguage } from '../shop/languages.ts';
import { OTHER_LANGUAGES } from '../shop/languages.ts';

/** Texts of the shop's data in other languages than English: `{ hi: { name: 'घी' } }`. */
export type Translations<Texts> = { readonly [Code in OtherLanguage]?: Texts | undefined };

/** The texts of a category, and of a product on a card. A missing one is displayed in English. */
export interface TranslatedName {
  name?: string | undefined;
  size?: string | undefined;
  making?: string | undefined;
}

/** The texts of a product's page. */
export interface TranslatedProduct extends TranslatedName {
  benefits?: string[] | undefined;
  description?: string | undefined;
  ingredients?: string | undefined;
  how_to_use?: string | undefined;
  storage?: string | undefined;
}

/** The texts of a post. */
export interface TranslatedPost {
  title?: string | undefined;
  excerpt?: string | undefined;
  content?: string | undefined;
}

const name = { name: string().optional(), size: string().optional(), making: string().optional() };

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

/** The schema of the texts of a product's page in other languages. */
export const productTranslations = () => inLanguages<TranslatedProduct>(object(product));

/** The schema of the texts of a post in other languages. */
export const postTranslations = () => inLanguages<TranslatedPost>(object(post));

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
