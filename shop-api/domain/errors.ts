import type { ErrorCode, FieldErrors } from '../../contract/errors.ts';
import type { Try } from './limits/limit.ts';

/**
 * A refusal by a rule of the shop. It knows nothing of HTTP: `shop-api/http` turns the code into a
 * status. The message is shown to the shopper as it stands.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  /** Messages by field, where the refusal concerns fields. */
  readonly errors: FieldErrors | undefined;
  /** A try to be counted once the transaction that this refusal ends is undone. */
  counts: Try | undefined;

  constructor(code: ErrorCode, message: string, errors?: FieldErrors) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.errors = errors;
  }
}

/** Refuses one field: the message stands above the form and beside the field. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid', message, { [field]: [message] });
}

/** A foreign thing and a missing thing are refused with the same words. */
export function notFound(what: string): DomainError {
  return new DomainError('not_found', `${what} not found`);
}
