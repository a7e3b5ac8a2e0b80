import { describe, expect, test } from '@jest/globals';
import { endpoints } from '@/contract/endpoints';
import { readAnswer } from '@/lib/server/api/wire-format';

const row = endpoints.getVisitor;
const read = (response: Response) => readAnswer(row, response);
const visitor = { status: true, visitor_id: '0'.repeat(32) };

describe('an answer', () => {
  test('has the shape of the contract', async () => {
    expect(await read(Response.json(visitor))).toMatchObject(visitor);
  });

  test.each([
    ['of another shape', { status: true }],
    ['with a text for a flag', { ...visitor, status: 'true' }],
    ['that is null', null],
    ['that is a list', [visitor]],
  ])('%s violates the contract', async (_name, json) => {
    await expect(read(Response.json(json))).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'contract',
    });
  });

  test.each([200, 404, 502])('%p in HTML is not from the API', async (status) => {
    await expect(read(new Response('<h1>Hello</h1>', { status }))).rejects.toMatchObject({
      kind: 'http',
      status,
    });
  });

  test('that is cut off is no answer', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":'));
        controller.error(new Error('gone'));
      },
    });
    await expect(read(new Response(body))).rejects.toMatchObject({ kind: 'network' });
  });
});

const NOT_FOUND = { status: false, code: 'not_found', reason: 'product_not_found' };

describe('a refusal', () => {
  test('of changed prices lists the changes', async () => {
    const figures = [{ name: 'shipping', displayed: 0, now: 100 }];
    const refusal = {
      ...{ status: false, code: 'conflict', reason: 'prices_changed', message: 'Changed' },
      details: { figures },
    };
    await expect(read(Response.json(refusal, { status: 409 }))).rejects.toMatchObject({
      reason: 'prices_changed',
      figures,
    });
  });

  test('contains the reason and the invalid field', async () => {
    const refusal = {
      status: false,
      code: 'invalid',
      reason: 'quantity_not_allowed',
      message: 'Only 3 left in stock.',
      errors: { quantity: ['Only 3 left in stock.'] },
    };
    await expect(read(Response.json(refusal, { status: 422 }))).rejects.toMatchObject({
      kind: 'domain',
      status: 422,
      code: 'invalid',
      reason: 'quantity_not_allowed',
      message: 'Only 3 left in stock.',
      fields: { quantity: ['Only 3 left in stock.'] },
    });
  });

  test('without field errors has none', async () => {
    const refusal = { ...NOT_FOUND, message: 'Product not found' };
    await expect(read(Response.json(refusal, { status: 404 }))).rejects.toMatchObject({
      kind: 'domain',
      status: 404,
      fields: {},
    });
  });

  test.each([
    ['an unknown code', { ...NOT_FOUND, code: 'teapot', message: 'No' }],
    ['an unknown reason', { ...NOT_FOUND, reason: 'no_tea', message: 'No' }],
    ['neither code nor reason', { status: false, message: 'No' }],
    ['no message but that of a field', { errors: { pid: 'No' } }],
    ['the words in `error`', { status: false, error: 'No' }],
    ['other words in non_field_errors', { non_field_errors: ['No'], message: 'Bad request' }],
    ['one text in non_field_errors', { status: false, non_field_errors: 'No' }],
  ])('with %s keeps its words', async (_name, json) => {
    await expect(read(Response.json(json, { status: 404 }))).rejects.toMatchObject({
      kind: 'domain',
      status: 404,
      code: 'not_found',
      reason: undefined,
      message: 'No',
    });
  });

  test('may come in an answer of 200', async () => {
    const json = { status: false, message: 'No', errors: { quantity: 'Only 3 left' } };
    await expect(read(Response.json(json))).rejects.toMatchObject({
      kind: 'domain',
      code: 'bad_request',
      message: 'No',
      fields: { quantity: ['Only 3 left'] },
    });
  });

  test('of a wrong password is no ended login', async () => {
    const refused = () => Response.json({ message: 'Wrong' }, { status: 401 });
    await expect(readAnswer(endpoints.signin, refused())).rejects.toMatchObject({
      code: 'invalid',
      message: 'Wrong',
    });
    await expect(readAnswer(endpoints.getCart, refused())).rejects.toMatchObject({
      code: 'not_logged_in',
    });
  });

  test.each([
    ['no words', NOT_FOUND],
    ['a success in it', { ...NOT_FOUND, status: true, message: 'No' }],
    ['somebody else’s shape', { error: 'Bad gateway' }],
  ])('with %s is not from the API', async (_name, json) => {
    await expect(read(Response.json(json, { status: 502 }))).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      code: undefined,
    });
  });
});
