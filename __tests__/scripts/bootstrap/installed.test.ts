import { describe, expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { hasTestTools, isInstalled } from '@/scripts/bootstrap/installed.mjs';

const entry = (version: string) => ({ version, integrity: `sha512-${version}` });

const lock = {
  '': { name: 'vanya' },
  'node_modules/next': entry('16.4.6'),
  'node_modules/for-another-system': { ...entry('1.0.0'), optional: true },
  'node_modules/jest': { ...entry('30.5.2'), dev: true },
};

const SHOP = { 'node_modules/next': entry('16.4.6') };
const ALL = { ...SHOP, 'node_modules/jest': { ...entry('30.5.2'), dev: true } };

/** A project with the lockfile `lock` and npm's list of installed packages, if given. */
function projectWith(installed?: object): string {
  const root = tempFolder();
  writeTempFile(root, 'package-lock.json', JSON.stringify({ packages: lock }));
  writeTempFile(root, 'node_modules/node/bin/node', '');
  if (installed) {
    const list = JSON.stringify({ packages: installed });
    writeTempFile(root, 'node_modules/.package-lock.json', list);
  }
  return root;
}

describe('the locked dependencies', () => {
  test('are up to date when npm lists the same versions', () => {
    expect(isInstalled(projectWith(ALL), { forTests: true })).toBe(true);
  });

  test('are enough for the shop without the tools of the tests', () => {
    const root = projectWith(SHOP);
    expect(isInstalled(root, { forTests: false })).toBe(true);
    expect(isInstalled(root, { forTests: true })).toBe(false);
  });

  test.each([true, false])('are out of date when a version differs (for tests: %s)', (forTests) => {
    const root = projectWith({ ...ALL, 'node_modules/next': entry('16.4.5') });
    expect(isInstalled(root, { forTests })).toBe(false);
  });

  test.each([true, false])('are missing when npm left no list (for tests: %s)', (forTests) => {
    expect(isInstalled(projectWith(), { forTests })).toBe(false);
  });
});

test('tools of the tests that are installed are found', () => {
  expect([hasTestTools(projectWith(ALL)), hasTestTools(projectWith(SHOP))]).toEqual([true, false]);
});
