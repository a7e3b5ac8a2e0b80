import { runInNewContext } from 'node:vm';
import { describe, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { TestApp } from '@/__tests__/support/test-app';
import { wrongCode } from '@/shop-api/domain/accounts/login-code/codes';
import { DomainError } from '@/shop-api/domain/kernel/errors';
import { withinTime } from '@/shop-api/http/call';
import { refusalFor } from '@/shop-api/http/errors';
import { createLogger } from '@/shop-api/http/log';

const withCode = (code: string) => Object.assign(new Error('secret detail'), { code });

/** A database that fails every query with the given error. */
function broken(error: Error) {
  const fail = () => {
    throw error;
  };
  return new Proxy({}, { get: () => fail }) as never;
}

describe('the mapping of errors to answers', () => {
  test('keeps the message of a rule', () => {
    const errors = { amount: ['was 10'] };
    const error = new DomainError('conflict', 'order_paid', 'The price changed', { errors });
    expect(refusalFor(error)).toEqual({
      status: 409,
      body: {
        status: false,
        code: 'conflict',
        reason: 'order_paid',
        message: 'The price changed',
        errors: { amount: ['was 10'] },
      },
    });
  });

  test('repeats an error without a field in non_field_errors', () => {
    const { body } = refusalFor(
      new DomainError('invalid', 'credentials_wrong', 'Wrong email or password'),
    );
    expect(body.non_field_errors).toEqual(['Wrong email or password']);
  });

  test('repeats a wrong login code in non_field_errors, beside its field', () => {
    const { body } = refusalFor(wrongCode());
    expect(body.errors).toEqual({ otp: [body.message] });
    expect(body.non_field_errors).toEqual([body.message]);
  });

  test.each([
    ...['55P03', '57014', '40P01', '25006', '55000', '57P01', '57P03', '57P05', '08001', '08006'],
    ...['53100', '53200', '53300', 'ECONNREFUSED', 'EAI_AGAIN', 'ENOSPC'],
  ])('answers 503 for %s', (code) => {
    const error = new Error('Failed query', { cause: withCode(code) });
    expect(refusalFor(error)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('answers 503 for a lost connection: %s', (words) => {
    const error = new Error('Failed query', { cause: new Error(words) });
    expect(refusalFor(error)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  test('recognises an error of another realm, as Node’s own are here', () => {
    const cause = runInNewContext("Object.assign(new Error('write'), { code: 'EPIPE' })");
    expect(cause).not.toBeInstanceOf(Error);
    expect(refusalFor(new Error('Failed query', { cause })).status).toBe(503);
  });

  test('reveals nothing of an internal error', () => {
    const refusal = refusalFor(withCode('22P02'));
    expect(refusal).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(refusal)).not.toContain('secret');
  });
});

describe('an internal error', () => {
  test('is answered without details and written to the log', async () => {
    const write = jest.fn<(line: string) => void>();
    const logger = createLogger({ level: 'error', destination: { write } });
    const app = new TestApp(() => broken(new Error('no such column')), { logger });
    const answer = await app.call('GET /web/brand/list/');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('column');
    expect(write.mock.calls.join()).toContain('no such column');
  });

  test.each([
    ['is gone', new Error('gone'), 'down'],
    ['has no room', withCode('53100'), 'full'],
  ])('of a database that %s is shown by the health check', async (_what, error, database) => {
    const app = new TestApp(() => broken(error), { logger: pino({ level: 'silent' }) });
    const answer = await app.send('/readyz');
    expect(answer).toMatchObject({ status: 503, body: { database } });
    expect(answer.headers.get('Retry-After')).toBe('5');
  });

  test.each(['53100', '55000'])(
    'of a closed database (%s) says when to ask again',
    async (code) => {
      const error = new Error('Failed query', { cause: withCode(code) });
      const app = new TestApp(() => broken(error), { logger: pino({ level: 'silent' }) });
      const answer = await app.call('GET /web/brand/list/');
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    },
  );
});

describe('the time limit', () => {
  test('aborts a call that takes too long', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(withinTime(never, 5)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('returns a result that is in time', async () => {
    expect(await withinTime(Promise.resolve('done'), 1000)).toBe('done');
  });
});
