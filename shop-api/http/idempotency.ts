import { createHash } from 'node:crypto';
import type { Endpoint } from '../../contract/endpoint.ts';
import { isKeyed } from '../../contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/headers.ts';
import { DomainError } from '../domain/errors.ts';
import type { KeyedCall } from '../domain/idempotency/run-once.ts';
import type { Who } from '../domain/identity/who.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

interface CallToKey {
  row: Endpoint;
  headers: Headers;
  who: Who;
  input: unknown;
}

/**
 * What makes a write repeatable, or undefined when it has no key. Calls open to everybody are not
 * kept: a login's answer holds a token. Errors: `bad_request` for a key that is not one.
 */
export function keyedCall({ row, headers, who, input }: CallToKey): KeyedCall | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || !isKeyed(row) || who.kind === 'nobody') return undefined;
  if (!KEY.test(key)) {
    throw new DomainError('bad_request', `${IDEMPOTENCY_HEADER} must be 1 to 200 plain characters`);
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { owner: who, key, call: `${row.method} ${row.path}`, bodyHash };
}
