import { describe, expect, test } from '@jest/globals';
import { object, string } from 'yup';
import { endpoints } from '@/contract/endpoints';
import { checkJson } from '@/contract/kit/check';
import { deskCalls } from '@/contract/kit/desk';
import { deskMove } from '@/contract/kit/desk-move';
import { type Endpoint, isKeyed } from '@/contract/kit/endpoint';
import { DESKS } from '@/lib/desk/desks';

const entry = object({ name: string().required() });
const oils = deskCalls({
  ...{ name: 'oils', what: 'oils', row: entry, entry, fields: entry },
  ...{ filters: {}, sort: ['name'], role: 'catalogue' },
});
const publish = deskMove({
  ...{ name: 'oils', move: 'publish', summary: 'Publish an oil', more: {}, role: 'catalogue' },
});

test('a desk has one shape of calls, all of them for staff', () => {
  const calls = [...Object.values(oils), publish];
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /staff/oils/',
    'GET /staff/oils/{id}/',
    'POST /staff/oils/',
    'PUT /staff/oils/{id}/',
    'DELETE /staff/oils/{id}/',
    'POST /staff/oils/{id}/publish/',
  ]);
  expect(new Set(calls.map(({ access }) => access))).toEqual(new Set(['staff']));
});

test('a save that is repeated under one key changes nothing twice', () => {
  expect(isKeyed(oils.save)).toBe(true);
});

test('a save names the version that was read; its fields are left to the verb', async () => {
  await expect(checkJson(oils.save.body, { fields: {} })).rejects.toMatchObject({
    errors: { version: ['version is required'] },
  });
  const body = { version: 0, fields: { name: 7 } };
  expect(await checkJson(oils.save.body, body)).toEqual(body);
});

describe('a change of what staff manage', () => {
  /** Those of one entry of a desk, and those of a selection. */
  const changes = Object.entries(endpoints as Record<string, Endpoint>).filter(
    ([, { method, path }]) =>
      method !== 'GET' &&
      DESKS.some(({ name }) => path.startsWith(`/staff/${name}/{id}/`)) &&
      !path.endsWith('/preview/'),
  );

  test.each(changes)('names the version that was seen: %s', async (_name, row) => {
    const rules = row.method === 'DELETE' ? row.query : row.body;
    await expect(checkJson(rules ?? object(), {})).rejects.toMatchObject({
      errors: { version: [expect.stringContaining('required')] },
    });
  });
});
