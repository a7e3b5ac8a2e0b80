import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { size } from '@/__tests__/support/size';
import { onEachApp } from '@/__tests__/support/test-app';
import { endpoints } from '@/contract/endpoints';
import { absolutePath, type Endpoint } from '@/contract/kit/endpoint';
import { errorAnswer } from '@/contract/kit/errors';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';

const RUNS = size({ quick: 1_000, heavy: 100_000 });
const LIMIT_MS = 60_000 + RUNS * 100;
/** 405: an empty id makes the address that of the list, which the method may not exist for. */
const ORDINARY = new Set([200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429]);

const rows: Record<string, Endpoint> = endpoints;

function rowOf(name: string): Endpoint {
  const row = rows[name];
  if (!row) throw new Error(`No call ${name}`);
  return row;
}

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const nasty = fc.constantFrom(
  '',
  '0',
  '-1',
  '2147483648',
  '1e309',
  'null',
  "' OR 1=1 --",
  '%',
  '\0',
  '\ud800',
  '__proto__',
  'टुलसी',
  '💐',
);
const word = fc.oneof(anyText, nasty, fc.integer().map(String));
const value = fc.oneof(
  word,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
);

/** Fields of a call, mostly with real names, so that the validation rules are reached. */
const fieldsOf = (rules: Endpoint['body'], given: typeof value) => {
  const known = Object.keys((rules?.describe() as { fields?: object } | undefined)?.fields ?? {});
  const name = known.length > 0 ? fc.oneof(fc.constantFrom(...known), word) : word;
  return fc.dictionary(name, given, { maxKeys: 8 });
};

/** A call of the table with arbitrary ids, query and body. */
const request = fc.constantFrom(...Object.keys(rows)).chain((name) => {
  const row = rowOf(name);
  return fc.record({
    name: fc.constant(name),
    caller: fc.constantFrom('nobody', 'visitor', 'customer'),
    ids: fc.array(fc.oneof(word, fc.constant('1001')), { minLength: 2, maxLength: 2 }),
    query: fieldsOf(row.query, word as typeof value),
    body: fc.oneof(
      fieldsOf(row.body, value).map((fields) => JSON.stringify(fields)),
      anyText,
    ),
    key: fc.option(fc.uuid(), { nil: undefined }),
  });
});

onEachApp((app) => {
  const callers: Record<string, Record<string, string>> = { nobody: {} };

  beforeAll(async () => {
    callers.visitor = await app.visitor();
    callers.customer = await app.customer();
  });

  test(
    `answers ${RUNS} unlikely requests by the contract, never with an internal error`,
    async () => {
      const property = fc.asyncProperty(
        request,
        async ({ name, caller, ids, query, body, key }) => {
          const row = rowOf(name);
          const left = [...ids];
          const path = absolutePath(row.path).replace(/\{\w+\}/g, () => inPath(left.pop() ?? ''));
          const answer = await app.call(`${row.method} ${path}?${inQuery(query)}`, {
            who: callers[caller] ?? {},
            headers: key ? { [IDEMPOTENCY_HEADER]: key } : {},
            ...(row.method !== 'GET' && { body }),
          });
          expect(ORDINARY).toContain(answer.status);
          if (answer.status !== 200) await errorAnswer.validate(answer.body, { strict: true });
        },
      );
      await fc.assert(property, { numRuns: RUNS });
    },
    LIMIT_MS,
  );
});

function inPath(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function inQuery(fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).map(([name, one]) => [name, String(one)]);
  return new URLSearchParams(pairs as [string, string][]).toString();
}
