import { expect, test } from '@jest/globals';
import { childProblem } from '../../../scripts/shop/child-problem.ts';

test('a full disk is called by its name', () => {
  const problem = childProblem('The build failed.', ['Error: ENOSPC: write', 'at somewhere']);
  expect(problem.message).toBe('The build failed. The disk is full.');
});

test('other reasons are passed on as they are', () => {
  const problem = childProblem('The shop API could not start.', ['DATABASE_URL does not answer']);
  expect(problem).toMatchObject({ advice: 'DATABASE_URL does not answer' });
});
