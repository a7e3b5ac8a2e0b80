import { expect, test } from '@jest/globals';
import { childProblem } from '@/scripts/shop/child';

test('a full disk is reported as such', () => {
  const problem = childProblem('The build failed.', ['Error: ENOSPC: write', 'at somewhere']);
  expect(problem.message).toBe('The build failed. The disk is full.');
});

test('other reasons are passed on unchanged', () => {
  const problem = childProblem('The shop API could not start.', ['DATABASE_URL does not answer']);
  expect(problem).toMatchObject({ advice: 'DATABASE_URL does not answer' });
});
