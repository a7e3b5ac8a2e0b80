import { DomainError } from '../domain/errors.ts';

const MAX_DEPTH = 20;

/**
 * Refuses what no form sends and no table can keep: texts with a NUL or half a surrogate pair, and
 * JSON nested deeper than 20 levels. Errors: `bad_request`.
 */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (depth > MAX_DEPTH) throw new DomainError('bad_request', 'The body is nested too deeply');
  if (typeof value === 'string') refuseUnstorableText(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return;
  for (const [name, inner] of Object.entries(value)) {
    refuseUnstorableText(name);
    refuseUnstorable(inner, depth + 1);
  }
}

function refuseUnstorableText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new DomainError('bad_request', 'The request holds text that is not valid Unicode');
  }
}
