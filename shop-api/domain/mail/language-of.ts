import { eq, or, sql } from 'drizzle-orm';
import gujaratiCities from '../../../contract/messages/gujarati/cities.json' with { type: 'json' };
import gujaratiCompany from '../../../contract/messages/gujarati/company.json' with {
  type: 'json',
};
import gujaratiDates from '../../../contract/messages/gujarati/dates.json' with { type: 'json' };
import gujaratiStates from '../../../contract/messages/gujarati/states.json' with { type: 'json' };
import hindiCities from '../../../contract/messages/hindi/cities.json' with { type: 'json' };
import hindiCompany from '../../../contract/messages/hindi/company.json' with { type: 'json' };
import hindiDates from '../../../contract/messages/hindi/dates.json' with { type: 'json' };
import hindiStates from '../../../contract/messages/hindi/states.json' with { type: 'json' };
import {
  englishText,
  fillingBy,
  lookingUpIn,
  type Message,
} from '../../../contract/messages/text-with-values.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { customers } from '../../db/schema/customers.ts';
import type { Context } from '../kernel/context.ts';
import gujaratiDocuments from './gujarati/documents.json' with { type: 'json' };
import gujaratiTexts from './gujarati/texts.json' with { type: 'json' };
import hindiDocuments from './hindi/documents.json' with { type: 'json' };
import hindiTexts from './hindi/texts.json' with { type: 'json' };

/**
 * Returns the language in which a message is written to an email address or a number: that of its
 * account, else that of the page which caused the message, else English.
 */
export async function languageOfReceiver(
  { db, language }: Pick<Context, 'db' | 'language'>,
  receiver: string,
): Promise<Language> {
  const isOwn = or(
    eq(sql`lower(${customers.email})`, receiver.toLowerCase()),
    eq(customers.phone, receiver),
  );
  const [found] = await db
    .select({ language: customers.language })
    .from(customers)
    .where(isOwn)
    .orderBy(sql`${customers.phoneProvenAt} IS NULL`)
    .limit(1);
  return found?.language ?? language ?? 'en';
}

/** Translates a text of the shop, with what fills its places. */
export type TranslateMessage = (text: Message) => string;

const TRANSLATORS: Record<Language, TranslateMessage> = {
  en: englishText,
  gu: translatorBy({
    ...namesOf(gujaratiCities),
    ...{
      ...gujaratiStates,
      ...gujaratiCompany,
      ...gujaratiDates,
      ...gujaratiTexts,
      ...gujaratiDocuments,
    },
  }),
  hi: translatorBy({
    ...namesOf(hindiCities),
    ...{ ...hindiStates, ...hindiCompany, ...hindiDates, ...hindiTexts, ...hindiDocuments },
  }),
};

/** Returns the translator of the shop's texts into a language. */
export function textsIn(language: Language): TranslateMessage {
  return TRANSLATORS[language];
}

/** Returns a language with its translator, as printed documents need them. */
export const invoiceWordsIn = (language: Language) => ({ language, t: TRANSLATORS[language] });

/** Returns the displayed name of each city, which is the first. */
function namesOf(cities: Readonly<Record<string, readonly string[]>>) {
  const names = Object.entries(cities).map(([city, [name = city]]) => [city, name]);
  return Object.fromEntries(names) as Record<string, string>;
}

/** A text that staff have edited is in no catalogue and stays as it is. */
function translatorBy(catalogue: Readonly<Record<string, string>>): TranslateMessage {
  return fillingBy(lookingUpIn(catalogue));
}
