import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '@/shop-api/config-error';
import { DatabaseUnavailable } from '@/shop-api/db/database';
import { failureOf, startProblem } from '@/shop-api/start-problem';

const systemError = (code: string) => Object.assign(new Error(`${code}: refused`), { code });

describe('startProblem', () => {
  test.each([
    ['EADDRINUSE', /port is already in use.*API_PORT.*WORKER_METRICS_PORT/],
    ['EACCES', /data folder cannot be written.*DATA_DIR/],
    ['ENOSPC', /disk is full/],
  ])('states how to fix %s', (code, words) => {
    expect(startProblem(systemError(code))).toMatch(words);
  });

  test('finds the cause behind the error of another layer', () => {
    const failed = new Error('Failed query', { cause: systemError('53100') });
    expect(startProblem(failed)).toMatch(/disk of the database is full/);
  });

  test('repeats the messages of the configuration and the database', () => {
    expect(startProblem(new ConfigError('API_PORT must be a number'))).toMatch(/API_PORT/);
    expect(startProblem(new DatabaseUnavailable('does not answer'))).toBe('does not answer');
  });

  test('has no message for an internal error, which is printed in a few lines', () => {
    expect(startProblem(new TypeError('x is not a function'))).toBeUndefined();
    const failed = new Error(`Failed query\nparams: ${'word,'.repeat(50_000)}`);
    expect(JSON.stringify(failureOf(failed)).length).toBeLessThan(10_000);
  });
});
