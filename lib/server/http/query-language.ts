import 'server-only';
import { type Language, readLanguage } from '@/contract/shop/languages';

/** Returns the language that a public read asks for; English if it names none. */
export function queryLanguage(query: URLSearchParams): Language {
  return readLanguage(query.get('language')) ?? 'en';
}
