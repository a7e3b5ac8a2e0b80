import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { REASONS } from '@/contract/kit/reasons';

const sources = [...projectFiles('shop-api/**/*.ts'), ...projectFiles('lib/**/*.ts')]
  .map((path) => projectText(path))
  .join('\n');

/** How many times the rules use this reason. */
function sitesOf(reason: string): number {
  return sources.split(`'${reason}'`).length - 1;
}

test('no two codes share a reason', () => {
  const all = Object.values(REASONS).flat();
  expect(new Set(all).size).toBe(all.length);
});

test.each(Object.values(REASONS).flat())('a rule uses the reason %s', (reason) => {
  expect(reason).toMatch(/^[a-z]+(_[a-z]+)*$/);
  expect(sitesOf(reason)).toBeGreaterThan(0);
});

test.each(REASONS.conflict)('the conflict %s is used by one rule', (reason) => {
  expect(sitesOf(reason)).toBe(1);
});
