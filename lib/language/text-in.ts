import 'server-only';
import {
  LANGUAGES,
  type Language,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '@/contract/shop/languages';
import { catalogueOf } from './catalogue';
import { inEnglish, type TextCatalogue, type Translate, translatorInto } from './translate';

const others = OTHER_LANGUAGES.map(async (language) => {
  const [cities, texts] = await Promise.all([cityNames(language), catalogueOf(language)]);
  return [language, translatorInto(language, { ...cities, ...texts })] as const;
});

const TRANSLATORS = new Map<Language, Translate>(await Promise.all(others));

/** Returns the translator into a language: it knows the larger cities of India too. */
export function textIn(language: Language): Translate {
  return TRANSLATORS.get(language) ?? inEnglish;
}

async function cityNames(language: OtherLanguage): Promise<TextCatalogue> {
  const { folder } = LANGUAGES[language];
  const cities: { default: Record<string, string[]> } = await import(
    `../../contract/messages/${folder}/cities.json`,
    { with: { type: 'json' } }
  );
  const names = Object.entries(cities.default).map(([city, [name = city]]) => [city, name]);
  return Object.fromEntries(names);
}
