import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@/contract/endpoints';
import { readAnswer } from '@/lib/api/read-answer';

const row = endpoints.getVisitor;
const read = (response: Response) => readAnswer(row, response);
const visitor = { status: true, visitor_id: '0'.repeat(32) };

describe('an answer', () => {
  test('is what the contract promises', async () => {
    expect(await read(Response.json(visitor))).toMatchObject(visitor);
  });

  test.each([
    ['of another shape', { status: true }],
    ['with a text for a flag', { ...visitor, status: 'true' }],
    ['that is null', null],
    ['that is a list', [visitor]],
  ])('%s breaks the contract', async (_name, json) => {
    await expect(read(Response.json(json))).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'contract',
    });
  });

  test.each([200, 404, 502])('%p in HTML is not the API’s own', async (status) => {
    await expect(read(new Response('<h1>Hello</h1>', { status }))).rejects.toMatchObject({
      kind: 'http',
      status,
    });
  });

  test('that breaks off is no answer', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":'));
        controller.error(new Error('gone'));
      },
    });
    await expect(read(new Response(body))).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('a refusal', () => {
  test('says why, and which field is wrong', async () => {
    const refusal = {
      status: false,
      code: 'invalid',
      message: 'Only 3 left in stock.',
      errors: { quantity: ['Only 3 left in stock.'] },
    };
    await expect(read(Response.json(refusal, { status: 422 }))).rejects.toMatchObject({
      kind: 'domain',
      status: 422,
      code: 'invalid',
      message: 'Only 3 left in stock.',
      fields: { quantity: ['Only 3 left in stock.'] },
    });
  });

  test('without fields has none', async () => {
    const refusal = { status: false, code: 'not_found', message: 'Product not found' };
    await expect(read(Response.json(refusal, { status: 404 }))).rejects.toMatchObject({
      kind: 'domain',
      status: 404,
      fields: {},
    });
  });

  test.each([
    ['an unknown code', { status: false, code: 'teapot', message: 'No' }],
    ['no message', { status: false, code: 'invalid' }],
    ['a success in it', { status: true, code: 'invalid', message: 'No' }],
    ['somebody else’s shape', { error: 'Bad gateway' }],
  ])('with %s is not the API’s own', async (_name, json) => {
    await expect(read(Response.json(json, { status: 502 }))).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      code: undefined,
    });
  });
});
