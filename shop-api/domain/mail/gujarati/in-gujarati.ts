import dates from '../../../../contract/messages/gujarati/dates.json' with { type: 'json' };
import { fillingBy } from '../../../../contract/messages/text-with-values.ts';
import texts from './texts.json' with { type: 'json' };

const known = new Map(Object.entries({ ...dates, ...texts }));

/** Translates the texts of emails and text messages into Gujarati. Those staff have edited stay. */
export const messageInGujarati = fillingBy((text) => known.get(text) ?? text);
