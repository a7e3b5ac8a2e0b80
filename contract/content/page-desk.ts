import { array, type InferType, mixed, object, string } from 'yup';
import { isCalendarDay } from '../kit/calendar-day.ts';
import { deskEntry } from '../kit/desk.ts';
import { inOtherLanguages, writtenWith } from '../kit/desk-fields.ts';
import { keyedDeskCalls } from '../kit/desk-keyed.ts';
import { optionalLines, optionalText, requiredLines, requiredText } from '../kit/fields.ts';
import { text } from '../kit/shapes.ts';
import { textMessages } from '../messages/staff-texts.ts';
import { MAX_RICH_TEXT } from '../shop/limits.ts';
import { CONTENT_PAGES, type ContentPageKey } from './content.ts';

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
    .test('day', textMessages.notADay('Updated on'), (day) => !day || isCalendarDay(day))
    .nullable()
    .default(null),
});
export type PageFields = InferType<typeof pageFields>;

const pages = keyedDeskCalls({
  role: 'texts',
  name: 'pages',
  what: 'texts of pages',
  key: mixed<ContentPageKey>().oneOf(CONTENT_PAGES).required(),
  row: object({
    id: text(),
    title: text(),
    updated_on: string().nullable().defined(),
    languages: array(text()).required(),
  }),
  entry: deskEntry<PageFields>(pageFields),
  fields: pageFields,
});

/** The desk of the texts of pages. */
export const pageDeskEndpoints = {
  listDeskPages: pages.list,
  readPage: pages.read,
  savePage: pages.save,
};
