import type { Schema } from 'yup';
import { MAX_ID } from '../../contract/limits.ts';
import { DomainError } from '../domain/errors.ts';

const ID = /^[1-9]\d{0,9}$/;

/**
 * The names in a path: ids, or what the rules of the row say. Errors: `not_found`, since a path
 * that cannot name anything names nothing.
 */
export async function readParams(
  raw: Record<string, string>,
  rules: Schema | undefined,
): Promise<Record<string, unknown>> {
  if (!rules) return readIds(raw);
  const params = await rules.validate(raw, { strict: true }).catch(() => undefined);
  if (!params) throw nothingThere();
  return params;
}

function readIds(raw: Record<string, string>): Record<string, number> {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, readId(value)]));
}

function readId(value: string): number {
  const id = Number(value);
  if (!ID.test(value) || id > MAX_ID) throw nothingThere();
  return id;
}

function nothingThere(): DomainError {
  return new DomainError('not_found', 'Not found');
}
