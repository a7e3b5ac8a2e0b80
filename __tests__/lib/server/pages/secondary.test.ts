import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '@/lib/api-error';

const cacheLife = jest.fn();
jest.unstable_mockModule('next/cache', () => ({ cacheTag: jest.fn(), cacheLife }));
const { answerOrNull, answersOrNulls } = await import('@/lib/server/pages/secondary');

const away = () => Promise.reject(new ApiError('network', 'No answer'));

beforeEach(() => {
  cacheLife.mockClear();
});

describe('a part of a page', () => {
  test('is null if its call failed', async () => {
    await expect(answerOrNull(away())).resolves.toBeNull();
    expect(cacheLife).toHaveBeenCalledTimes(1);
  });

  test('does not hide an error of the storefront itself', async () => {
    await expect(answerOrNull(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
  });
});

describe('the parts of a page', () => {
  test('are each null if their own call failed', async () => {
    const calls: [Promise<number>, Promise<number>] = [Promise.resolve(1), away()];
    await expect(answersOrNulls(calls)).resolves.toEqual([1, null]);
  });

  test('fail together if all calls failed, so that an earlier version of the page stays', async () => {
    await expect(answersOrNulls([away(), away()])).rejects.toMatchObject({ kind: 'network' });
  });
});
