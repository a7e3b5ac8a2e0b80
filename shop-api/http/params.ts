import type { Schema } from 'yup';
import { readId } from '../../contract/kit/ids.ts';
import { requestMessages } from '../../contract/messages/requests.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import { isStorable, refuseUnstorable } from './body.ts';

/**
 * Reads the parameters of a path: ids, or what the rules of the row allow. Errors: `not_found`,
 * since an invalid parameter names nothing.
 */
export async function readParams(
  raw: Record<string, string>,
  rules: Schema | undefined,
): Promise<Record<string, unknown>> {
  if (!rules) return readIds(raw);
  const params = await rules.validate(raw, { strict: true }).catch(() => undefined);
  if (!params || !Object.values(raw).every(isStorable)) throw nothingThere();
  return params;
}

function readIds(raw: Record<string, string>): Record<string, number> {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, idOf(value)]));
}

function idOf(value: string): number {
  const id = readId(value);
  if (id === undefined) throw nothingThere();
  return id;
}

function nothingThere(): DomainError {
  return new DomainError('not_found', 'path_not_found', requestMessages.notFound);
}

/**
 * Reads the query string by name. An empty value counts as absent, as a form without JavaScript
 * sends it; a name given several times is a list: `brand=1&brand=2` is `brand=1,2`.
 */
export function readQuery(url: string): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of new URL(url).searchParams) {
    if (value === '') continue;
    const before = query.get(name);
    query.set(name, before === undefined ? value : `${before},${value}`);
  }
  const values = Object.fromEntries(query);
  refuseUnstorable(values);
  return values;
}
