import { expect, test } from '@jest/globals';
import { projectText } from '../support/project-files.ts';

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(projectText('package-lock.json')) as {
  packages: Record<string, LockedPackage>;
};

/** Where Node.js would look for a package asked for from a folder of the lockfile. */
function placesOf(name: string, folder: string): string[] {
  const parents = folder
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [`node_modules/${name}`, ...parents.map((parent) => `${parent}/node_modules/${name}`)];
}

// npm leaves out other systems' packages when it writes the lockfile beside an installed
// node_modules, and `npm ci` then refuses to install it anywhere.
test('the lockfile holds every package that another one names, of every system', () => {
  const missing = Object.entries(packages).flatMap(([folder, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !placesOf(name, folder).some((place) => place in packages))
      .map((name) => `${name} (named by ${folder || 'package.json'})`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile was written for this package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(projectText('package.json'));
  expect(packages['']).toMatchObject({ dependencies, devDependencies });
});
