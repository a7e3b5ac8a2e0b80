import { dateInHindi } from '@/contract/shop/hindi-dates';
import { translatorOf, wholeTextsOf } from '@/contract/shop/translations';
import { intoHindi } from '../translate';
import { hindi } from './dictionary';

/** Measures are the same in Hindi: `200 g`, `4 x 75 g`. */
const MEASURE = /^[\d.,x× ]+(?:mg|g|kg|ml|L)?$/;

function ofOtherKinds(text: string): string | null {
  return MEASURE.test(text) ? text : dateInHindi(text);
}

/** Translates the texts of the shop into Hindi. */
export const inHindi = intoHindi(
  translatorOf(hindi, ofOtherKinds),
  wholeTextsOf(hindi, ofOtherKinds),
);
