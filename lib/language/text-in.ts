import 'server-only';
import { type Language, OTHER_LANGUAGES } from '@/contract/shop/languages';
import { catalogueOf } from './catalogue';
import { inEnglish, type Translate, translatorInto } from './translate';

const others = OTHER_LANGUAGES.map(
  async (language) => [language, translatorInto(language, await catalogueOf(language))] as const,
);

const TRANSLATORS = new Map<Language, Translate>(await Promise.all(others));

/** Returns the translator into a language. */
export function textIn(language: Language): Translate {
  return TRANSLATORS.get(language) ?? inEnglish;
}
