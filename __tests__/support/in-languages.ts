import { catalogueOf } from '../../lib/language/catalogue.ts';
import { translatorInto } from '../../lib/language/translate.ts';

/** The translators of pages; `text-in.ts` has them for the server alone. */
export const inHindi = translatorInto('hi', await catalogueOf('hi'));
export const inGujarati = translatorInto('gu', await catalogueOf('gu'));
