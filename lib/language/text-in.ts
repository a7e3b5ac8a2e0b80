import 'server-only';
import type { Language } from '@/contract/shop/languages';
import { inHindi } from './hindi/in-hindi';
import type { Translate } from './translate';
import { inEnglish } from './translate';

/** Returns the translator into a language. */
export function textIn(language: Language): Translate {
  return language === 'hi' ? inHindi : inEnglish;
}
