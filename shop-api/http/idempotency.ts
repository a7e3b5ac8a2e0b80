import { createHash } from 'node:crypto';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '../../contract/kit/headers.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { KeyedCall } from '../domain/kernel/idempotency.ts';
import type { Who } from '../domain/kernel/who.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

interface CallToKey {
  row: Endpoint;
  headers: Headers;
  who: Who;
  input: unknown;
}

/**
 * Returns the key of a repeatable write, or undefined when it has no key. Only for rows that are
 * `isKeyed`. Errors: `bad_request` for a malformed key.
 */
export function keyedCall({ row, headers, who, input }: CallToKey): KeyedCall | undefined {
  const key = headers.get(IDEMPOTENCY_HEADER);
  if (key === null || who.kind === 'nobody') return undefined;
  if (!KEY.test(key)) {
    throw new DomainError(
      'bad_request',
      'idempotency_key_malformed',
      `${IDEMPOTENCY_HEADER} must be 1 to 200 plain characters`,
    );
  }
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  return { owner: who, key, call: `${row.method} ${row.path}`, bodyHash };
}
