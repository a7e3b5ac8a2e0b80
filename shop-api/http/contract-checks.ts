import type { Schema } from 'yup';
import { ValidationError } from 'yup';
import type { GivenFields } from '../../contract/check.ts';
import { CheckFailed, checkJson, checkText } from '../../contract/check.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { DomainError } from '../domain/kernel/errors.ts';

/** Checks text by the rules of the contract. Errors: `invalid` with messages by field. */
export function checkedText(rules: Schema, given: GivenFields): Promise<unknown> {
  return checkText(rules, given).catch(refuse);
}

/** Checks JSON by the rules of the contract. Errors: `invalid` with messages by field. */
export function checkedJson(rules: Schema, given: GivenFields): Promise<unknown> {
  return checkJson(rules, given).catch(refuse);
}

function refuse(error: unknown): never {
  if (!(error instanceof CheckFailed)) throw error;
  throw new DomainError('invalid', 'fields_invalid', error.message, { errors: error.errors });
}

/** Compares an answer with the contract. @throws Error naming the difference, which is a bug. */
export function checkAnswer(row: Endpoint, answer: unknown): void {
  try {
    row.answer.validateSync(answer, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const call = `${row.method} ${row.path}`;
    throw new Error(`${call} answers against its contract: ${error.errors.join('; ')}`);
  }
}
