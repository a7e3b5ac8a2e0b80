import { expect, test } from '@jest/globals';
import { projectText } from '@/__tests__/support/project-files';

/** First versions without a known vulnerability; npm audit is not available everywhere. */
const FLOORS = {
  '@hono/node-server': '2.1.3',
  'drizzle-orm': '0.45.2',
  hono: '4.13.11',
  next: '16.4.5',
  react: '19.2.1',
  'sanitize-html': '2.17.4',
  sharp: '0.35.5',
};

/** With TypeScript 7, dependency-cruiser reads no files and passes. */
const CEILINGS = { typescript: '7.0.0' };

type Lock = { packages: Record<string, { version?: string }> };
const lock = JSON.parse(projectText('package-lock.json')) as Lock;

/** Every installed copy of a package, including nested ones. */
const versionsOf = (name: string) =>
  Object.entries(lock.packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version = '0' }]) => version);

const isBelow = (version: string, other: string) =>
  version.localeCompare(other, 'en', { numeric: true }) < 0;

test.each(Object.entries(FLOORS))('%s is locked at %s or later', (name, floor) => {
  const versions = versionsOf(name);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isBelow(version, floor))).toEqual([]);
});

test.each(Object.entries(CEILINGS))('%s is locked below %s', (name, ceiling) => {
  expect(versionsOf(name).every((version) => isBelow(version, ceiling))).toBe(true);
});
