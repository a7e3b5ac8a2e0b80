import { runInNewContext } from 'node:vm';
import { describe, expect, it, jest } from '@jest/globals';
import { pino } from 'pino';
import { DomainError } from '@/shop-api/domain/errors';
import { refusalFor } from '@/shop-api/http/error-answer';
import { createLogger } from '@/shop-api/http/log';
import { withinTime } from '@/shop-api/http/time-limit';
import { TestApp } from '../../support/test-app';

const withCode = (code: string) => Object.assign(new Error('secret detail'), { code });

/** A database that fails every query with the given error. */
function broken(error: Error) {
  const fail = () => {
    throw error;
  };
  return new Proxy({}, { get: () => fail }) as never;
}

describe('the map from errors to answers', () => {
  it('keeps the words of a rule', () => {
    const error = new DomainError('conflict', 'The price changed', { amount: ['was 10'] });
    expect(refusalFor(error)).toEqual({
      status: 409,
      body: {
        status: false,
        code: 'conflict',
        message: 'The price changed',
        errors: { amount: ['was 10'] },
      },
    });
  });

  it('repeats a refusal of no field in non_field_errors', () => {
    const { body } = refusalFor(new DomainError('invalid', 'Wrong email or password'));
    expect(body.non_field_errors).toEqual(['Wrong email or password']);
  });

  it.each(['55P03', '57014', '40P01', 'ECONNREFUSED'])('calls %s a busy shop', (code) => {
    const error = new Error('Failed query', { cause: withCode(code) });
    expect(refusalFor(error)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
  ])('calls a lost connection a busy shop: %s', (words) => {
    const error = new Error('Failed query', { cause: new Error(words) });
    expect(refusalFor(error)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  });

  it('knows an error of another realm, as Node’s own are here', () => {
    const cause = runInNewContext("Object.assign(new Error('write'), { code: 'EPIPE' })");
    expect(cause).not.toBeInstanceOf(Error);
    expect(refusalFor(new Error('Failed query', { cause })).status).toBe(503);
  });

  it('tells nothing of a fault of ours', () => {
    const refusal = refusalFor(withCode('22P02'));
    expect(refusal).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(refusal)).not.toContain('secret');
  });
});

describe('a fault of ours', () => {
  it('is answered without details and written to the log', async () => {
    const write = jest.fn<(line: string) => void>();
    const logger = createLogger({ level: 'error', destination: { write } });
    const app = new TestApp(() => broken(new Error('no such column')), { logger });
    const answer = await app.call('GET /web/brand/list/');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('column');
    expect(write.mock.calls.join()).toContain('no such column');
  });

  it('shows in the health check when it is the database', async () => {
    const app = new TestApp(() => broken(new Error('gone')), { logger: pino({ level: 'silent' }) });
    expect(await app.send('/health')).toMatchObject({ status: 503, body: { database: 'down' } });
  });
});

describe('the time limit', () => {
  it('gives up a call that takes too long', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(withinTime(never, 5)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('hands on what comes in time', async () => {
    expect(await withinTime(Promise.resolve('done'), 1000)).toBe('done');
  });
});
