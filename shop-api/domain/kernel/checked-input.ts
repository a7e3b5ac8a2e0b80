import type { InferType, Schema } from 'yup';
import {
  CheckFailed,
  checkJson,
  checkText,
  type GivenFields,
} from '../../../contract/kit/check.ts';
import { DomainError } from './errors.ts';

/** Checks text by the rules of the contract. Errors: `invalid` with messages by field. */
export function checkedText<Rules extends Schema>(
  rules: Rules,
  given: GivenFields,
): Promise<InferType<Rules>> {
  return checkText(rules, given).catch(refuse);
}

/** Checks JSON by the rules of the contract. Errors: `invalid` with messages by field. */
export function checkedJson<Rules extends Schema>(
  rules: Rules,
  given: GivenFields,
): Promise<InferType<Rules>> {
  return checkJson(rules, given).catch(refuse);
}

function refuse(error: unknown): never {
  if (!(error instanceof CheckFailed)) throw error;
  throw new DomainError('invalid', 'fields_invalid', error.message, { errors: error.errors });
}
