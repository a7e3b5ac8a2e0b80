import type { InferType, Schema } from 'yup';
import { ObjectSchema, ValidationError } from 'yup';
import { requestMessages } from '../messages/requests.ts';
import type { Message, TranslatableMessage } from '../messages/text-with-values.ts';
import { englishText, translatableMessages } from '../messages/text-with-values.ts';
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

/**
 * Drops names outside the rules before yup sees them: it fails on `constructor` and similar ones.
 */
function knownFields(rules: Schema, given: GivenFields): GivenFields {
  const names = rules instanceof ObjectSchema ? Object.keys(rules.fields) : [];
  const known = names.filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(known.map((name) => [name, given[name]]));
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
