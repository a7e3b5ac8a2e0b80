import { dateInHindi } from '../../../../contract/shop/hindi-dates.ts';
import { translatorOf } from '../../../../contract/shop/translations.ts';
import texts from './texts.json' with { type: 'json' };

/** Translates the texts of emails and text messages into Hindi. Those staff have edited stay. */
export const messageInHindi = translatorOf(texts, dateInHindi);
