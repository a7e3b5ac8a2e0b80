import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import type { FieldErrors } from '../../contract/errors.ts';
import { DomainError } from '../domain/errors.ts';

/**
 * Text by the rules of the contract: numbers and lists are read from it, unknown names dropped.
 * Errors: `invalid` with messages by field.
 */
export async function checkedText(rules: Schema, value: unknown): Promise<unknown> {
  try {
    return await rules.validate(value, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * JSON by the rules of the contract, where types are meant: `"2"` is not a number. Texts are
 * trimmed, unknown names dropped. Errors: `invalid` with messages by field.
 */
export async function checkedJson(rules: Schema, value: unknown): Promise<unknown> {
  try {
    await rules.validate(value, { abortEarly: false, strict: true });
  } catch (error) {
    const wrongTypes = flatten(error).filter((one) => one.type === 'typeError');
    if (wrongTypes.length > 0) throw refusalOf(wrongTypes);
  }
  return checkedText(rules, value);
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
