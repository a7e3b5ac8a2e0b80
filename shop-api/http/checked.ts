import type { Schema } from 'yup';
import { ObjectSchema, ValidationError } from 'yup';
import type { FieldErrors } from '../../contract/errors.ts';
import { DomainError } from '../domain/errors.ts';

type Fields = Record<string, unknown>;

/**
 * Text by the rules of the contract: numbers and lists are read from it, unknown names dropped.
 * Errors: `invalid` with messages by field.
 */
export async function checkedText(rules: Schema, given: Fields): Promise<unknown> {
  try {
    return await rules.validate(knownFields(rules, given), { abortEarly: false });
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * JSON by the rules of the contract, where types are meant: `"2"` is not a number. Texts are
 * trimmed, unknown names dropped. Errors: `invalid` with messages by field.
 */
export async function checkedJson(rules: Schema, given: Fields): Promise<unknown> {
  try {
    await rules.validate(knownFields(rules, given), { abortEarly: false, strict: true });
  } catch (error) {
    const wrongTypes = flatten(error).filter((one) => one.type === 'typeError');
    if (wrongTypes.length > 0) throw refusalOf(wrongTypes);
  }
  return checkedText(rules, given);
}

/** Names outside the rules never reach yup, which stumbles over `constructor` and its like. */
function knownFields(rules: Schema, given: Fields): Fields {
  const names = rules instanceof ObjectSchema ? Object.keys(rules.fields) : [];
  const known = names.filter((name) => Object.hasOwn(given, name));
  return Object.fromEntries(known.map((name) => [name, given[name]]));
}

function refusal(error: unknown): DomainError {
  return refusalOf(flatten(error));
}

function flatten(error: unknown): ValidationError[] {
  if (!(error instanceof ValidationError)) throw error;
  return error.inner.length > 0 ? error.inner : [error];
}

function refusalOf(found: ValidationError[]): DomainError {
  const byField = new Map<string, string[]>();
  for (const { path, message } of found) {
    const field = path || 'body';
    byField.set(field, [...(byField.get(field) ?? []), message]);
  }
  const errors: FieldErrors = Object.fromEntries(byField);
  return new DomainError('invalid', found[0]?.message ?? 'The request is not valid', errors);
}
