import { array, boolean, number, object } from 'yup';
import { inOtherLanguages, knownId, writtenWith } from '../kit/desk-fields.ts';
import { deskOrder } from '../kit/desk-order.ts';
import { optionalLines, optionalText, requiredLines, requiredText } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import { text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';

/** Texts of a question in one language. */
interface QuestionTexts {
  question: string;
  answer: string;
}

const MAX_ANSWER = 20_000;
const QUESTION = 'Question';

/** A frequent question; a new one stands at the end of its group. */
const faqFields = object({
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

/** The frequent questions, hidden ones too, by group. */
export const faqResource = resource({
  name: 'faqs',
  one: 'Faq',
  many: 'Faqs',
  kind: 'faq',
  what: 'frequent questions',
  fields: faqFields,
  row: ['group_id', 'question', 'is_published'],
  more: {
    group: text(),
    position: number().integer().required(),
    languages: array(text()).required(),
  },
  searches: ['question'],
  filters: { group_id: number().integer().positive().optional() },
  sort: ['position', 'question'],
  others: {
    orderFaqs: deskOrder({ role: 'texts', name: 'faqs', what: 'the questions of one group' }),
  },
});
