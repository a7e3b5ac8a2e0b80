import { expect, test } from '@jest/globals';
import { projectText } from '@/__tests__/support/project-files';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(projectText('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};

/** The folders in which Node.js looks up a package required from a folder of the lockfile. */
function placesOf(name: string, folder: string): string[] {
  const parents = folder
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...parents.map((parent) => `${parent}/node_modules/${name}`)];
}

// npm leaves out other systems' packages when it writes the lockfile beside an installed
// node_modules, and `npm ci` then refuses to install it anywhere.
test('the lockfile contains every dependency of its packages, for every platform', () => {
  const missing = Object.entries(packages).flatMap(([folder, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !placesOf(name, folder).some((place) => place in packages))
      .map((name) => `${name} (named by ${folder || 'package.json'})`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile matches package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(projectText('package.json'));
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
});
