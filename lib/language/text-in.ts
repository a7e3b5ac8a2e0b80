import 'server-only';
import type { Language } from '@/contract/shop/languages';
import { inHindi } from './hindi/in-hindi';
import type { Translate } from './translate';
import { inEnglish } from './translate';

const TRANSLATORS: Record<Language, Translate> = { en: inEnglish, hi: inHindi };

/** Returns the translator into a language. */
export function textIn(language: Language): Translate {
  return TRANSLATORS[language];
}
