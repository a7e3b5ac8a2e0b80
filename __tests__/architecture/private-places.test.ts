import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import config from '@/next.config.mjs';

const RECIPE = projectText('docs/recipes/upgrade-next-and-node.md');
/** The row of a file in the table of the recipe. */
const rowOf = (file: string) =>
  RECIPE.split('\n').find((line) => line.split('|')[1]?.includes(`\`${file}\``)) ?? '';

/** What is of the inside: imported from `next/dist`, or a private key of React on a DOM node. */
const INSIDE = /next\/dist|__react[A-Z]|_reactListening|react-dom\/server/;

test('every place that uses the inside of Next.js or React is in the upgrade recipe', () => {
  const places = projectFiles(
    '{app,components,contract,lib,scripts,server}/**/*.{ts,tsx,mjs}',
  ).filter((path) => INSIDE.test(projectText(path)));
  expect(places.length).toBeGreaterThan(4);
  expect(places.filter((path) => rowOf(path) === '')).toEqual([]);
});

test('every experimental switch of Next.js is in the upgrade recipe', () => {
  const row = rowOf('next.config.mjs');
  const switches = Object.keys(config.experimental ?? {});
  expect(switches.length).toBeGreaterThan(0);
  expect(switches.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
});

test('what is used from inside has an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(projectText('package.json'));
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  const pinned = Object.keys(versions).filter((name) =>
    /^(next|react|react-dom|jest|@jest\/.*|jest-.*)$/.test(name),
  );
  expect(pinned.filter((name) => !/^\d+\.\d+\.\d+$/.test(versions[name] ?? ''))).toEqual([]);
});
