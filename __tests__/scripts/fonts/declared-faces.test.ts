import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT, projectFiles, projectText } from '@/__tests__/support/project-files';
import { charactersOf, declaredFaces } from '@/scripts/fonts/declared-faces';

/** The files that nearly every page needs, and their byte limit. */
const EVERYDAY = ['eczar-basic', 'anek-basic', 'anek-rupee'];
const MOST_EVERYDAY = 36_000;

/** The font weight of a style, as a number. */
const WEIGHT = /(?:font-weight|--w-[a-z]+|font):\s*([1-9]\d{2})\b/g;

/** Devanagari and Gujarati. */
const OTHER_LETTERS = /[\u0900-\u097F\u0A80-\u0AFF]/g;

const latinFaces = declaredFaces(projectText('app/fonts.css'));
const indicFaces = declaredFaces(projectText('app/indic-fonts.css'));
const faces = [...latinFaces, ...indicFaces];
const families = [...Map.groupBy(latinFaces, ({ family }) => family)];

const size = (file: string) => statSync(join(PROJECT_ROOT, 'public/fonts', file)).size;

test('public/fonts contains the files that the style sheet names, and no others', () => {
  const kept = projectFiles('public/fonts/*').map((path) => path.replace('public/fonts/', ''));
  expect(kept).toEqual(faces.map(({ file }) => file).sort());
});

test('the files that nearly every page needs are small', () => {
  const files = EVERYDAY.flatMap((name) =>
    faces.filter(({ file }) => file.startsWith(`${name}.`)).map(({ file }) => file),
  );
  expect(files).toHaveLength(EVERYDAY.length);
  expect(files.reduce((sum, file) => sum + size(file), 0)).toBeLessThan(MOST_EVERYDAY);
});

test.each(families)('%s covers every character of the demo shop, each in one file', (_, family) => {
  const catalogue = projectFiles('shop-api/seed/data/*.json').map((path) => projectText(path));
  // Parsed and written again, so that escapes count as their characters.
  const text = catalogue.map((json) => JSON.stringify(JSON.parse(json))).join('');
  const everyday = family.filter(({ file }) => /-(basic|rupee)[.]/.test(file)).map(charactersOf);
  const latin = text.replace(OTHER_LETTERS, '');
  expect(new Set(latin).difference(new Set(everyday.join('')))).toEqual(new Set());
  expect(new Set(everyday.join('')).size).toBe(everyday.join('').length);
});

test('every letter of another language has a file where the device has none', () => {
  const text = indicFaces.filter(({ family }) => family === 'Indic Text').map(charactersOf);
  const files = [
    ...projectFiles('shop-api/seed/data/**/*.json'),
    ...projectFiles('lib/language/**/*.json'),
  ];
  const used = new Set(files.flatMap((path) => projectText(path).match(OTHER_LETTERS) ?? []));
  expect(used.difference(new Set(text.join('')))).toEqual(new Set());
});

// With different weights, browsers choose one file by weight and miss the others' characters.
test.each(families)('all files of %s are declared for the same weights', (_, family) => {
  expect(new Set(family.map(({ weights }) => JSON.stringify(weights))).size).toBe(1);
});

test('no style uses a weight that the font lacks', () => {
  const text = faces.find(({ family }) => family.startsWith('Anek'));
  const styles = projectFiles('{app,components}/**/*.css').filter(
    (path) => !path.endsWith('fonts.css'),
  );
  const asked = styles.flatMap((path) =>
    [...projectText(path).matchAll(WEIGHT)].map(([, n]) => Number(n)),
  );
  expect(asked).not.toEqual([]);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(text?.weights.min ?? 0);
  expect(Math.max(...asked)).toBeLessThanOrEqual(text?.weights.max ?? 0);
});
