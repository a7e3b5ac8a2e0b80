import type { ErrorAnswer } from '../../contract/errors.ts';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { DomainError } from '../domain/errors.ts';
import { isPassingTrouble } from './passing-trouble.ts';

const INTERNAL = new DomainError('internal', 'Something went wrong. Please try again later!');
const UNAVAILABLE = new DomainError('unavailable', 'The shop is busy. Please try again!');

/** What a caller is told of an error: its status and the body of the contract. */
export interface Refusal {
  status: (typeof ERROR_STATUS)[keyof typeof ERROR_STATUS];
  body: ErrorAnswer;
}

/** The one map from an error to what travels. What is not a refusal by a rule tells no details. */
export function refusalFor(error: unknown): Refusal {
  const told = toldError(error);
  const body: ErrorAnswer = { status: false, code: told.code, message: told.message };
  if (told.errors) body.errors = told.errors;
  else if (told.code === 'invalid') body.non_field_errors = [told.message];
  return { status: ERROR_STATUS[told.code], body };
}

function toldError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  return isPassingTrouble(error) ? UNAVAILABLE : INTERNAL;
}
