import dates from '../../../../contract/messages/hindi/dates.json' with { type: 'json' };
import { fillingBy } from '../../../../contract/messages/text-with-values.ts';
import texts from './texts.json' with { type: 'json' };

const known = new Map(Object.entries({ ...dates, ...texts }));

/** Translates the texts of emails and text messages into Hindi. Those staff have edited stay. */
export const messageInHindi = fillingBy((text) => known.get(text) ?? text);
