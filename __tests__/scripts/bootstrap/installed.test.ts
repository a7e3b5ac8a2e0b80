import { describe, expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { isInstalled } from '@/scripts/bootstrap/installed.mjs';

const entry = (version: string) => ({ version, integrity: `sha512-${version}` });

const lock = {
  '': { name: 'vanya' },
  'node_modules/next': entry('16.4.6'),
  'node_modules/for-another-system': { ...entry('1.0.0'), optional: true },
};

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
    expect(isInstalled(projectWith({ 'node_modules/next': entry('16.4.6') }))).toBe(true);
  });

  test('are out of date when a version differs', () => {
    expect(isInstalled(projectWith({ 'node_modules/next': entry('16.4.5') }))).toBe(false);
  });

  test('are missing when npm was interrupted and left no list', () => {
    expect(isInstalled(projectWith())).toBe(false);
  });
});
