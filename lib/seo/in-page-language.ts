import { inLanguage, LANGUAGES } from '@/contract/shop/languages';
import type { Translate } from '@/lib/language/translate';

/** What holds the address of a page, and what the name of something that the shop may know. */
const ADDRESSES = new Set(['@id', 'item', 'mainEntityOfPage', 'url']);
const NAMES = new Set(['name', 'addressLocality', 'addressRegion']);

/**
 * Returns structured data as its page is read: addresses of pages, names that the shop knows, and the
 * language that it says are those of the page. What identifies the shop itself, `/#store`, stays.
 * @param origin of the shop; other addresses are of other sites
 */
export function inPageLanguage(data: object, t: Translate, origin: string): object {
  if (t.language === 'en') return data;
  return translated(data) as object;

  function translated(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(translated);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, own]) => [key, field(key, own, value)]));
  }

  function field(key: string, value: unknown, node: object): unknown {
    if (typeof value !== 'string') return translated(value);
    if (key === 'inLanguage') return languageOf(node, value);
    if (NAMES.has(key)) return t(value);
    const isPage = ADDRESSES.has(key) && value.startsWith(`${origin}/`);
    const path = value.slice(origin.length);
    return isPage && !path.startsWith('/#') ? origin + inLanguage(path, t.language) : value;
  }

  /** A post may be there in English alone. */
  function languageOf(node: { headline?: unknown }, english: string): string {
    const isEnglish = typeof node.headline === 'string' && t.langOf(node.headline) === 'en';
    return isEnglish ? english : LANGUAGES[t.language].tag;
  }
}
