import { amountsInWords, unitNames } from '../languages/writings.ts';
import { latinise } from './latinise.ts';

/** How many grams or millilitres a unit has, in the spellings of labels and of queries. */
const UNITS: Record<string, readonly ['g' | 'ml', number]> = {
  ...unit('g', 1, `${latinise(unitNames('g'))} g gm gms gr grm gram grams gramme`),
  ...unit(
    'g',
    1000,
    `${latinise(unitNames('kg'))} kg kgs kil kilo kilos kilogram kilograms kilogramme`,
  ),
  ...unit('ml', 1, `${latinise(unitNames('ml'))} ml mls millilitre milliliter millilitres`),
  ...unit(
    'ml',
    1000,
    `${latinise(unitNames('l'))} l li lt ltr ltrs litr litre litres liter liters lit`,
  ),
};

/** Amounts written in words; Hindi ones also as they are typed in Latin letters. */
const AMOUNTS: Record<string, number> = {
  ...Object.fromEntries(
    Object.entries(amountsInWords).map(([word, amount]) => [latinise(word), amount]),
  ),
  ...{
    half: 0.5,
    aadha: 0.5,
    adha: 0.5,
    aadhi: 0.5,
    pav: 0.25,
    pao: 0.25,
  },
  ...{
    quarter: 0.25,
    one: 1,
    ek: 1,
    dedh: 1.5,
    two: 2,
    do: 2,
    dhai: 2.5,
    teen: 3,
    five: 5,
  },
};

const NUMBER = `\\d+(?:\\.\\d+)?|${Object.keys(AMOUNTS).join('|')}`;
const UNIT = Object.keys(UNITS).join('|');
const SIZE = new RegExp(`(?<![a-z0-9.])(?:(\\d+) ?x ?)?(${NUMBER}) ?(${UNIT})(?![a-z0-9])`, 'g');

function unit(base: 'g' | 'ml', factor: number, spellings: string) {
  return Object.fromEntries(spellings.split(' ').map((name) => [name, [base, factor] as const]));
}

/**
 * Takes the sizes out of a latinised, lower-case text. A size becomes one word in grams or
 * millilitres: `0.5 kg`, `500 gm` and `half kilo` are all `500g`; `4 x 75 g` is `75g` and `300g`.
 */
export function takeSizes(text: string): { sizes: string[]; rest: string } {
  const sizes: string[] = [];
  const rest = text.replace(SIZE, (_, pieces: string | undefined, amount: string, name: string) => {
    const [base, factor] = UNITS[name] ?? ['g', 1];
    const one = (AMOUNTS[amount] ?? Number(amount)) * factor;
    sizes.push(`${one}${base}`);
    if (pieces !== undefined) sizes.push(`${one * Number(pieces)}${base}`);
    return ' ';
  });
  return { sizes: [...new Set(sizes)], rest };
}

/** Returns a size in the other unit: shoppers ask for 500 g of what is sold by 500 ml. */
export function otherUnit(size: string): string {
  return size.endsWith('ml') ? size.replace('ml', 'g') : size.replace('g', 'ml');
}
