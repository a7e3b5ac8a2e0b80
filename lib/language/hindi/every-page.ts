import company from '@/contract/messages/hindi/company.json' with { type: 'json' };
import dates from '@/contract/messages/hindi/dates.json' with { type: 'json' };
import states from '@/contract/messages/hindi/states.json' with { type: 'json' };
import texts from './sent/every-page.json' with { type: 'json' };

/** The Hindi of every page. */
export const hindiOfEveryPage = { ...company, ...dates, ...states, ...texts };
