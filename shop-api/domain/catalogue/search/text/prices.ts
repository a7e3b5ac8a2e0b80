import { priceWords } from '../languages/writings.ts';
import { latinise } from './latinise.ts';

/** The limits of a price in rupees, both included. */
export interface PriceLimits {
  min?: number;
  max?: number;
}

const CURRENCY = String.raw`(?:rs\.?|inr|₹|ruu?p[a-z]+|ruu?\.?|\/-)`;
/** A number that counts something else than rupees: "under 2 years". */
const OTHER_UNIT =
  '(?! ?(?:%|percent|years?|yrs?|months?|weeks?|days?|hours?|minutes?|saal|sal|mahine|mahiine|din|varsh|mahinaa|divas|cal|kcal|pieces?|pcs|people|tablets?|capsules?)(?![a-z]))';
const AMOUNT = String.raw`(?<![\d.,])(?:(?:${CURRENCY}) ?)?\d[\d,]*(?:\.\d+)?(?: ?${CURRENCY})?(?![a-z\d.,:])${OTHER_UNIT}`;

const anyOf = (kind: Parameters<typeof priceWords>[0]) =>
  latinise(priceWords(kind)).trim().split(/\s+/).join('|');
const JOINED = `(?:(?:se|ke|${anyOf('joined')}) )?`;

/** The words around an amount; Hindi also as it is typed in Latin letters. */
const AT_MOST = {
  before:
    '(?:under|below|less than|cheaper than|within|up ?to|max(?:imum)?|at most|not more than|<)',
  after: `${JOINED}(?:kam|kum|niche|neeche|andar|bhitar|tak|${anyOf('less')})|(?:or|and) (?:less|under|below)`,
};
const AT_LEAST = {
  before: '(?:above|over|more than|at least|min(?:imum)?|starting(?: from)?|>)',
  after: `${JOINED}(?:zyaa?daa?|jyaa?daa?|adhik|upar|oopar|${anyOf('more')})|(?:or|and) (?:more|above)`,
};
const RANGE = {
  before: '(?:between|from)',
  between: `(?:and|to|se|aur|-|–|${anyOf('to')})`,
  after: `${JOINED}(?:bich|beech|andar|tak|${anyOf('within')})`,
};

const expression = (source: string) => new RegExp(`(?<![a-z\\d])${source}(?![a-z])`, 'g');
const range = expression(
  `(?:${RANGE.before} )?(${AMOUNT}) ?${RANGE.between} ?(${AMOUNT})(?: ${RANGE.after})?`,
);
const limit = ({ before, after }: Record<'before' | 'after', string>) =>
  expression(`(?:${before} ?(${AMOUNT})|(${AMOUNT}) (?:${after}))`);
const atMost = limit(AT_MOST);
const atLeast = limit(AT_LEAST);

/** A smaller number without a currency may be an age: "oil for women over 60". */
const LEAST_BARE_PRICE = 75;

const numberIn = (amount: string): number =>
  Number(amount.replaceAll(',', '').match(/\d+(?:\.\d+)?/)?.[0]);

/** Returns the rupees of an amount; undefined if it may be no price. */
function rupeesOf(amount: string): number | undefined {
  const number = numberIn(amount);
  return number >= LEAST_BARE_PRICE || new RegExp(CURRENCY).test(amount) ? number : undefined;
}

/**
 * Takes the limits of a price out of a latinised, lower-case text: "under 600", "₹600 tak",
 * "300 se kam", "between 200 and 500". Sizes are taken out before. A number that is compared but may
 * be an age is taken out too, since no product has it.
 */
export function takePrices(text: string): { price: PriceLimits | null; rest: string } {
  const price: PriceLimits = {};
  const set = (name: 'min' | 'max', amount: string | undefined) => {
    const rupees = amount === undefined ? undefined : rupeesOf(amount);
    if (rupees !== undefined) price[name] = rupees;
  };
  const rest = text
    .replace(range, (_, from: string, to: string) => {
      const [low = from, high = to] = [from, to].toSorted((a, b) => numberIn(a) - numberIn(b));
      set('min', low);
      set('max', high);
      return ' ';
    })
    .replace(atMost, (_, after?: string, before?: string) => {
      set('max', after ?? before);
      return ' ';
    })
    .replace(atLeast, (_, after?: string, before?: string) => {
      set('min', after ?? before);
      return ' ';
    });
  return { price: Object.keys(price).length > 0 ? price : null, rest };
}
