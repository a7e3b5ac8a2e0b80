import { translatorInto } from '../translate';
import { gujarati } from './dictionary';

/** Translates the texts of the shop into Gujarati. */
export const inGujarati = translatorInto('gu', gujarati);
