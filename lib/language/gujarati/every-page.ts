import company from '@/contract/messages/gujarati/company.json' with { type: 'json' };
import dates from '@/contract/messages/gujarati/dates.json' with { type: 'json' };
import states from '@/contract/messages/gujarati/states.json' with { type: 'json' };
import texts from './sent/every-page.json' with { type: 'json' };

/** The Gujarati of every page. */
export const gujaratiOfEveryPage = { ...company, ...dates, ...states, ...texts };
