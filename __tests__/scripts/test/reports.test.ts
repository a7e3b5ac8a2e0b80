import { describe, expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { jestCounts, playwrightCounts, repeatableFiles } from '@/scripts/test/reports';

const folder = tempFolder();

describe('the summary of npm test', () => {
  test('counts a browser test that passed when it was repeated as passed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1 };
    const path = writeTempFile(folder, 'playwright.json', JSON.stringify({ stats }));
    expect(playwrightCounts(path, 1)).toEqual({ passed: 8, failed: 1 });
  });

  test('counts a tool that failed without a failed test', () => {
    const report = { numPassedTests: 5, numFailedTests: 0 };
    const path = writeTempFile(folder, 'jest.json', JSON.stringify(report));
    expect(jestCounts(path, 0)).toEqual({ passed: 5, failed: 0 });
    expect(jestCounts(path, 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('counts a tool that crashed without a report', () => {
    expect(jestCounts(`${folder}/none.json`, 1)).toEqual({ passed: 0, failed: 1 });
  });

  test.each<[string, string[], string[]]>([
    ['a few files', ['components/a', 'lib/b'], ['components/a', 'lib/b']],
    ['no file of the shop API', ['components/a', 'shop-api/c'], []],
    ['not many files', ['lib/a', 'lib/b', 'lib/c', 'lib/d'], []],
  ])('has %s repeated in CI', (_name, failed, repeated) => {
    const nameOf = (file: string) => `/shop/__tests__/${file}.test.ts`;
    const testResults = [
      ...failed.map((file) => ({ name: nameOf(file), status: 'failed' })),
      { name: nameOf('lib/passed'), status: 'passed' },
    ];
    const path = writeTempFile(folder, 'failed.json', JSON.stringify({ testResults }));
    expect(repeatableFiles(path)).toEqual(repeated.map(nameOf));
  });
});
