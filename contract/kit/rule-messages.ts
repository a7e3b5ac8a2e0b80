import { setLocale } from 'yup';
import { fieldMessages } from '../messages/fields.ts';
import { englishText } from '../messages/text-with-values.ts';

const KINDS: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

/*
 * The words of rules that name no message of their own. No form displays their fields, ids and
 * query parameters, so these sentences are for programmers of clients and have no Hindi. Imported
 * before the first rule is made.
 */
setLocale({
  mixed: {
    default: ({ path }) => englishText(fieldMessages.notValid(path)),
    required: ({ path }) => englishText(fieldMessages.required(path)),
    defined: ({ path }) => englishText(fieldMessages.required(path)),
    notNull: ({ path }) => englishText(fieldMessages.required(path)),
    oneOf: ({ path }) => englishText(fieldMessages.notAChoice(path)),
    notType: ({ path, type }) => `${path} must be ${KINDS[type] ?? 'valid'}`,
  },
  string: {
    matches: ({ path }) => englishText(fieldMessages.notValid(path)),
    max: ({ path, max }) => englishText(fieldMessages.tooLong(path, max)),
    min: ({ path, min }) => `${path} must have at least ${min} characters`,
  },
  number: {
    integer: ({ path }) => `${path} must be a whole number`,
    positive: ({ path }) => `${path} must be at least 1`,
    min: ({ path, min }) => `${path} must be at least ${min}`,
    max: ({ path, max }) => `${path} must be at most ${max}`,
  },
  array: {
    max: ({ path, max }) => `${path} must have at most ${max} entries`,
    min: ({ path, min }) => `${path} must have at least ${min} entries`,
  },
});
