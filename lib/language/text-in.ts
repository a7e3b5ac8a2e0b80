import 'server-only';
import type { Language } from '@/contract/shop/languages';
import { inGujarati } from './gujarati/in-gujarati';
import { inHindi } from './hindi/in-hindi';
import { inEnglish, type Translate } from './translate';

const TRANSLATORS: Record<Language, Translate> = { en: inEnglish, gu: inGujarati, hi: inHindi };

/** Returns the translator into a language. */
export function textIn(language: Language): Translate {
  return TRANSLATORS[language];
}
