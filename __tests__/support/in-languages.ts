import { gujarati } from '../../lib/language/gujarati/dictionary.ts';
import { hindi } from '../../lib/language/hindi/dictionary.ts';
import { translatorInto } from '../../lib/language/translate.ts';

/** The translators of pages; `text-in.ts` has them for the server alone. */
export const inHindi = translatorInto('hi', hindi);
export const inGujarati = translatorInto('gu', gujarati);
