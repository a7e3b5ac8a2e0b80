import {
  type AnyObject,
  type AnySchema,
  array,
  boolean,
  mixed,
  number,
  type ObjectSchema,
  object,
  type Schema,
  string,
} from 'yup';
import { isCalendarDay } from '../kit/calendar-day.ts';
import { optionalText } from '../kit/fields.ts';
import { languageName } from '../kit/language-name.ts';
import { ofText } from '../kit/of-text.ts';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { factMessages } from '../messages/staff-facts.ts';
import { OTHER_LANGUAGES } from '../shop/languages.ts';
import type { FactFields } from './fact-desk.ts';

/** What goods say of a fact: a text, a number, keys of choices, yes or no, a day (`2026-11-30`). */
type FactValue = string | number | boolean | string[];

/** By the keys of facts; what is missing is not said. */
export type FactValues = Record<string, FactValue>;

/** A fact that goods have, with all categories whose goods have it; null: all. */
export interface GoodsFact extends FactFields {
  of: number[] | null;
  /** The categories that demand it before publishing. */
  demandedBy: number[];
}

const MAX_TEXT = 500;
const MAX_NUMBER = 1_000_000_000;

/** Any facts: `withFacts` knows those of the shop. */
export const anyFacts = () =>
  mixed<FactValues>((value): value is FactValues => typeof value === 'object' && value !== null)
    .default({})
    .required();

/** Returns rules of a product with those of its facts and of their texts in other languages. */
export function withFacts<Rules extends Schema>(rules: Rules, facts: readonly GoodsFact[]): Rules {
  const { translations } = (rules as unknown as ObjectSchema<AnyObject>).fields;
  const texts = facts.filter(({ kind }) => kind === 'text');
  const inLanguages = OTHER_LANGUAGES.map((code) => {
    const own = (translations as ObjectSchema<AnyObject>).fields[code] as ObjectSchema<AnyObject>;
    const labelled = texts.map(({ key, name }) => [
      key,
      optionalText(`${name} in ${languageName(code)}`, MAX_TEXT),
    ]);
    const ofFacts = object(Object.fromEntries(labelled)).default(undefined).optional();
    return [code, own.shape({ facts: ofFacts })];
  });
  const values = facts.map((fact) => [fact.key, ruleOf(fact)] as const);
  return (rules as unknown as ObjectSchema<AnyObject>).shape({
    facts: object(Object.fromEntries(values)).transform(withoutMissing).default({}),
    translations: (translations as ObjectSchema<AnyObject>).shape(Object.fromEntries(inLanguages)),
  }) as unknown as Rules;
}

function withoutMissing(values: unknown): unknown {
  if (typeof values !== 'object' || values === null) return values;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isMissing(value)));
}

function isMissing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || (typeof value === 'string' && !value.trim());
}

const RULES: Record<FactFields['kind'], (fact: GoodsFact) => AnySchema> = {
  text: ({ name }) => optionalText(name, MAX_TEXT),
  number: ({ name }) =>
    number()
      .typeError(manageMessages.notANumber(name))
      .min(-MAX_NUMBER, fieldMessages.notValid(name))
      .max(MAX_NUMBER, fieldMessages.tooLarge(name)),
  choice: (fact) => choiceRule(fact),
  choices: (fact) => array(choiceRule(fact).required()).max(100),
  flag: ({ name }) => boolean().typeError(fieldMessages.notAChoice(name)),
  date: ({ name }) =>
    string()
      .typeError(factMessages.notADay(name))
      .transform(ofText((text) => text.trim()))
      .test('day', factMessages.notADay(name), (text) => !text || isCalendarDay(text)),
};

function choiceRule({ name, choices }: GoodsFact) {
  const keys = choices.map(({ key }) => key);
  return string()
    .typeError(fieldMessages.notAChoice(name))
    .oneOf(keys, fieldMessages.notAChoice(name));
}

/** `null` says nothing, as a missing one does. */
const ruleOf = (fact: GoodsFact) => RULES[fact.kind](fact).nullable();

/** Whether goods of a category have a fact. */
export function hasFact({ of }: Pick<GoodsFact, 'of'>, categoryId: number): boolean {
  return of === null || of.includes(categoryId);
}
