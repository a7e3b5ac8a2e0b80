import {
  ArraySchema,
  type InferType,
  ObjectSchema,
  object,
  type Schema,
  ValidationError,
} from 'yup';
import { requestMessages } from '../messages/requests.ts';
import {
  englishText,
  type Message,
  type TranslatableMessage,
  translatableMessages,
} from '../messages/text-with-values.ts';
import type { FieldErrors } from './errors.ts';

/** The values to check, by field name. */
export type GivenFields = Record<string, unknown>;

/** Fields break their rules. `message` is the first reason, `errors` holds all of them by field. */
export class CheckFailed extends Error {
  readonly errors: FieldErrors;
  /** Those of the messages that have values. */
  readonly texts: readonly TranslatableMessage[];

  constructor(found: ValidationError[]) {
    super(found[0] ? englishText(messageOf(found[0])) : requestMessages.notValid);
    this.name = 'CheckFailed';
    this.errors = messagesByField(found);
    this.texts = translatableMessages(found.map(messageOf));
  }
}

/**
 * Checks texts by their rules: casts them to numbers and lists, drops unknown names.
 * @throws CheckFailed
 */
export async function checkText<Rules extends Schema>(
  rules: Rules,
  given: GivenFields,
): Promise<InferType<Rules>> {
  try {
    return await rules.validate(knownFields(rules, given), { abortEarly: false });
  } catch (error) {
    throw new CheckFailed(flatten(error));
  }
}

/**
 * Checks JSON by its rules without casting: `"2"` is not a number. Trims texts, drops unknown
 * names.
 * @throws CheckFailed
 */
export async function checkJson<Rules extends Schema>(
  rules: Rules,
  given: GivenFields,
): Promise<InferType<Rules>> {
  try {
    await rules.validate(knownFields(rules, given), { abortEarly: false, strict: true });
  } catch (error) {
    const wrongTypes = flatten(error).filter(({ type }) => type === 'typeError');
    if (wrongTypes.length > 0) throw new CheckFailed(wrongTypes);
  }
  return checkText(rules, given);
}

function knownFields(rules: Schema, given: GivenFields): GivenFields {
  return known(rules instanceof ObjectSchema ? rules : NO_RULES, given) as GivenFields;
}

const NO_RULES = object({});

/**
 * Drops names outside the rules, at every depth, before yup sees them: it fails on `constructor` and
 * similar ones. What is not of the kind that the rules say is left to them.
 */
function known(rules: unknown, given: unknown): unknown {
  if (Array.isArray(given)) {
    const inner = rules instanceof ArraySchema ? rules.innerType : undefined;
    return inner ? given.map((one) => known(inner, one)) : given;
  }
  if (!(rules instanceof ObjectSchema) || typeof given !== 'object' || given === null) return given;
  const own = Object.entries(rules.fields).filter(([name]) => Object.hasOwn(given, name));
  return Object.fromEntries(
    own.map(([name, inner]) => [name, known(inner, (given as GivenFields)[name])]),
  );
}

function flatten(error: unknown): ValidationError[] {
  if (!(error instanceof ValidationError)) throw error;
  return error.inner.length > 0 ? error.inner : [error];
}

/** yup hands on the message of a rule as it is, though its types know texts alone. */
export function messageOf({ message }: { message?: unknown }): Message {
  return message as Message;
}

function messagesByField(found: ValidationError[]): FieldErrors {
  const byField = new Map<string, string[]>();
  for (const error of found) {
    const field = error.path || 'body';
    byField.set(field, [...(byField.get(field) ?? []), englishText(messageOf(error))]);
  }
  return Object.fromEntries(byField);
}
