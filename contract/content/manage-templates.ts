import { type InferType, object } from 'yup';
import { inOtherLanguages } from '../kit/desk-fields.ts';
import { optionalLines } from '../kit/fields.ts';

const MAX_TEXT = 5_000;
/** Three text messages of plain characters. */
const MAX_SMS = 459;

/** The parts of a message; which of them it needs, and which values they know, the verb checks. */
const parts = (language = '') => {
  const label = (part: string) => (language ? `${part} in ${language}` : part);
  const text = (part: string, max = MAX_TEXT) => optionalLines(label(part), max);
  return {
    subject: text('Subject', 200),
    intro: text('Text before the goods'),
    closing: text('Text after the goods'),
    button: text('Button', 60),
    sms: text('Text message', MAX_SMS),
  };
};

type Parts = { [Part in keyof ReturnType<typeof parts>]?: string | undefined };

const own = parts();

/** The texts of a message of the shop; `{number}` stands for a value. */
export const templateFields = object({
  subject: own.subject.default(''),
  intro: own.intro.default(''),
  closing: own.closing.default(''),
  button: own.button.default(''),
  sms: own.sms.default(''),
  /** What is missing is the translation of the default text, where the English is still that. */
  translations: inOtherLanguages<Parts>(parts),
});
export type TemplateFields = InferType<typeof templateFields>;
