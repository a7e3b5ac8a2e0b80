import { describe, expect, test } from '@jest/globals';
import { ObjectSchema, type Schema } from 'yup';
import { endpoints } from '@/contract/endpoints';
import { CheckFailed, checkJson } from '@/contract/kit/check';
import type { Endpoint } from '@/contract/kit/endpoint';

/** The words yup has of its own. */
const OF_YUP =
  /final value|is a required field|`|must match|\bthis (field|must|is a)\b|cast from|must be a \w+ type/i;

const VALUES = [undefined, null, 'x'.repeat(10_000), -1.5, 1e12, []];

async function messagesOf(rules: Schema, sent: object): Promise<string[]> {
  try {
    await checkJson(rules, { ...sent });
    return [];
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    return [error.message, ...Object.values(error.errors).flat()];
  }
}

describe('a refused call says why in plain words', () => {
  const calls = Object.entries<Endpoint>(endpoints);
  test.each(calls)('%s', async (_name, call) => {
    for (const rules of [call.body, call.query, call.params] as (Schema | undefined)[]) {
      if (!(rules instanceof ObjectSchema)) continue;
      for (const field of Object.keys(rules.fields)) {
        for (const value of VALUES) {
          for (const message of await messagesOf(rules, { [field]: value })) {
            expect(message).not.toMatch(OF_YUP);
          }
        }
      }
    }
  });
});

test('a field that no form displays is named as the call names it', async () => {
  const { addToCart, getMetaTags } = endpoints;
  expect(await messagesOf(addToCart.body, { pid: 'x', quantity: 1 })).toContain(
    'pid must be a number',
  );
  expect(await messagesOf(addToCart.body, { pid: 1.5, quantity: 1 })).toContain(
    'pid must be a whole number',
  );
  expect(await messagesOf(getMetaTags.query, {})).toContain('page_url is required');
});
