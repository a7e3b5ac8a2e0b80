import type { OtherLanguage } from '../../../contract/shop/languages.ts';

/** A text in the languages that it has. */
type FactText = { en: string } & { [Code in OtherLanguage]?: string };

/** What a product says of facts, by key: keys of choices, a day as `2026-11-30`. */
export type StoredFacts = Record<string, FactText | string | number | boolean | string[]>;
