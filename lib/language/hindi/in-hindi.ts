import { translatorInto } from '../translate';
import { hindi } from './dictionary';

/** Translates the texts of the shop into Hindi. */
export const inHindi = translatorInto('hi', hindi);
