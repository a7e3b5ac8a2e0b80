import { filledText } from '../../../contract/messages/text-with-values.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import en from './numerals/en.json' with { type: 'json' };
import gu from './numerals/gu.json' with { type: 'json' };
import hi from './numerals/hi.json' with { type: 'json' };

/** The numerals of a language; `below100`: ten a line, from zero on. */
type Numerals = typeof en;

const NUMERALS: Record<Language, Numerals> = { en, hi, gu };
/** The Indian units above a hundred, the largest first. */
const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
] as const;

/** Spells out paise as in India: `Rupees One Lakh Two and Five Paise Only`. */
export function amountInWords(paise: number, language: Language = 'en'): string {
  const numerals = NUMERALS[language];
  const rupees = spellOut(Math.floor(paise / 100), numerals);
  const rest = paise % 100;
  if (rest === 0) return filledText(numerals.whole, { rupees });
  return filledText(numerals.withPaise, { rupees, paise: spellOut(rest, numerals) });
}

/** Spells out a whole number. */
function spellOut(number: number, numerals: Numerals): string {
  const followedBy = (head = '', rest: number) =>
    rest === 0 ? head : `${head} ${spellOut(rest, numerals)}`;
  for (const [size, unit] of UNITS) {
    if (number < size) continue;
    const count = spellOut(Math.floor(number / size), numerals);
    return followedBy(`${count} ${numerals[unit]}`, number % size);
  }
  if (number >= 100)
    return followedBy(numerals.hundreds[Math.floor(number / 100) - 1], number % 100);
  return numerals.below100[Math.floor(number / 10)]?.split(' ')[number % 10] ?? '';
}
