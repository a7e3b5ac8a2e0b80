import type { OtherLanguage } from '../../../../../contract/shop/languages.ts';
import { gujaratiWriting } from './gujarati.ts';
import { hindiWriting } from './hindi.ts';
import type { PriceWords, Writing } from './writing.ts';

const BY_LANGUAGE: Record<OtherLanguage, Writing> = { hi: hindiWriting, gu: gujaratiWriting };

/** How each language is written that is not written in Latin letters. */
export const WRITINGS: readonly Writing[] = Object.values(BY_LANGUAGE);

/** Returns the words of a kind in all languages. */
export const wordsIn = (kind: 'fillers' | 'wishes' | 'forms'): string =>
  WRITINGS.map((writing) => writing[kind]).join(' ');

/** Returns the names of a unit in all languages. */
export const unitNames = (unit: keyof Writing['units']): string =>
  WRITINGS.map(({ units }) => units[unit]).join(' ');

/** How many of a unit words say, in all languages. */
export const amountsInWords: Record<string, number> = Object.assign(
  {},
  ...WRITINGS.map(({ amounts }) => amounts),
);

/** Returns the words of a price of a kind in all languages. */
export const priceWords = (kind: keyof PriceWords): string =>
  WRITINGS.map(({ prices }) => prices[kind]).join(' ');
