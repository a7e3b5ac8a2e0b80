import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@/shop-api/config';
import { DatabaseUnavailable } from '@/shop-api/db/database';
import { startProblem } from '@/shop-api/start-problem';

const systemError = (code: string) => Object.assign(new Error(`${code}: refused`), { code });

describe('startProblem', () => {
  it.each([
    ['EADDRINUSE', /port is already in use.*API_PORT/],
    ['EACCES', /data folder cannot be written.*DATA_DIR/],
    ['ENOSPC', /disk is full/],
  ])('says what to do about %s', (code, words) => {
    expect(startProblem(systemError(code))).toMatch(words);
  });

  it('finds the reason behind the error of another layer', () => {
    const failed = new Error('Failed query', { cause: systemError('53100') });
    expect(startProblem(failed)).toMatch(/disk of the database is full/);
  });

  it('repeats what the configuration and the database say', () => {
    expect(startProblem(new ConfigError('API_PORT must be a number'))).toMatch(/API_PORT/);
    expect(startProblem(new DatabaseUnavailable('does not answer'))).toBe('does not answer');
  });

  it('has no words for a fault of ours', () => {
    expect(startProblem(new TypeError('x is not a function'))).toBeUndefined();
  });
});
