import { boolean, type InferType, object, string } from 'yup';
import { inOtherLanguages, knownId, writtenWith } from '../kit/desk-fields.ts';
import { optionalLines, optionalText, requiredLines, requiredText } from '../kit/fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { textMessages } from '../messages/staff-texts.ts';
import { MAX_RICH_TEXT } from '../shop/limits.ts';

/** Texts of a page in one language. */
interface PageTexts {
  title: string;
  html: string;
}

/** The text of a page: a policy, or what staff say on another page. */
export const pageFields = object({
  title: requiredText('Title'),
  html: requiredLines('Text', MAX_RICH_TEXT),
  translations: inOtherLanguages<PageTexts>((language) => ({
    title: writtenWith(optionalText(`Title in ${language}`), `Title in ${language}`, ['html']),
    html: writtenWith(optionalLines(`Text in ${language}`, MAX_RICH_TEXT), `Text in ${language}`, [
      'title',
    ]),
  })),
  /** The day of the last change of its meaning, in India: `2026-10-01`; null: not displayed. */
  updated_on: string()
    .test('day', textMessages.notADay('Updated on'), (day) => !day || isDay(day))
    .nullable()
    .default(null),
});
export type PageFields = InferType<typeof pageFields>;

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return /^20\d\d-\d\d-\d\d$/.test(text) && at.toISOString().startsWith(text);
}

/** A group of frequent questions. */
export const faqGroupFields = object({
  name: requiredText('Name'),
  translations: inOtherLanguages<{ name?: string | undefined }>((language) => ({
    name: optionalText(`Name in ${language}`),
  })),
});
export type FaqGroupFields = InferType<typeof faqGroupFields>;

/** Texts of a question in one language. */
interface QuestionTexts {
  question: string;
  answer: string;
}

const MAX_ANSWER = 20_000;
const QUESTION = 'Question';

/** A frequent question; a new one stands at the end of its group. */
export const faqFields = object({
  group_id: knownId('Group').required(fieldMessages.required('Group')),
  question: requiredText(QUESTION, 300),
  answer: requiredLines('Answer', MAX_ANSWER),
  translations: inOtherLanguages<QuestionTexts>((language) => ({
    question: writtenWith(
      optionalText(`${QUESTION} in ${language}`, 300),
      `${QUESTION} in ${language}`,
      ['answer'],
    ),
    answer: writtenWith(
      optionalLines(`Answer in ${language}`, MAX_ANSWER),
      `Answer in ${language}`,
      ['question'],
    ),
  })),
  is_published: boolean().default(true),
});
export type FaqFields = InferType<typeof faqFields>;
