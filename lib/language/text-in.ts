import 'server-only';
import type { Language } from '@/contract/shop/languages';
import { gujarati } from './gujarati/dictionary';
import { hindi } from './hindi/dictionary';
import { inEnglish, type Translate, translatorInto } from './translate';

const TRANSLATORS: Record<Language, Translate> = {
  en: inEnglish,
  gu: translatorInto('gu', gujarati),
  hi: translatorInto('hi', hindi),
};

/** Returns the translator into a language. */
export function textIn(language: Language): Translate {
  return TRANSLATORS[language];
}
