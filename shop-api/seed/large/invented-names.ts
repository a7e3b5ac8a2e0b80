import type { Numbers } from '../numbers.ts';

const STARTS =
  'An Ba Bhi Cha Da De Ga Go Ha In Ja Ka Ki La Ma Mi Na Ni Pa Pra Ra Ri Sa Shi Su Ta Ti Va Vi Ya'.split(
    ' ',
  );
const VILLAGE_MIDDLES = 'dar gan kar lin man mor'.split(' ');
const VILLAGE_ENDS =
  'pur gaon nagar wadi giri kot halli patti tala vada palli kund ghat dera'.split(' ');
const VARIETY_MIDDLES =
  'nar pal ran rin sam shan tar tul vand var vel yan zar bil dev hul jor kun bar dun gir lok mir pen'.split(
    ' ',
  );
const VARIETY_ENDS = 'ika ansh ora avi am ita eshi ali una osh eta ilu'.split(' ');

/**
 * Returns the name of a village that there is not; some of the 2,520 are frequent. They are few
 * because the search also stores each pair of neighbours in a product's name as one word.
 */
export function inventedVillage(numbers: Numbers): string {
  return inventedWord(numbers, VILLAGE_MIDDLES, VILLAGE_ENDS);
}

/** Returns the name of a variety that there is not; some of the 8,640 are frequent. */
export function inventedVariety(numbers: Numbers): string {
  return inventedWord(numbers, VARIETY_MIDDLES, VARIETY_ENDS);
}

function inventedWord(
  numbers: Numbers,
  middles: readonly string[],
  ends: readonly string[],
): string {
  return pickUneven(numbers, STARTS) + pickUneven(numbers, middles) + pickUneven(numbers, ends);
}

/** Picks the first values most often: half of the picks are of the first quarter. */
export function pickUneven<T>(numbers: Numbers, from: readonly T[]): T {
  const share = numbers.next(10_000) / 10_000;
  return from[Math.floor(from.length * share * share)] as T;
}
