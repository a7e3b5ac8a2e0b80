import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PROJECT_ROOT, projectFiles, projectText } from '@/__tests__/support/project-files';
import { LANGUAGES } from '@/contract/shop/languages';
import { charactersOf, declaredFaces } from '@/scripts/fonts/declared-faces';

/** Byte limit of the fonts of the first paint; the whole page may have 400 kB at 390 px. */
const MOST_PRELOADED = 36_000;

/** The font weight of a style, as a number. */
const WEIGHT = /(?:font-weight|--w-[a-z]+|font):\s*([1-9]\d{2})\b/g;

const faces = declaredFaces(projectText('app/fonts.css'));
/** The family of one word is none of the text's. */
const OF_ONE_WORD = 'Anek Language Name';
const texts = faces.filter(({ family }) => family !== OF_ONE_WORD);
const families = [...Map.groupBy(texts, ({ family }) => family)];
const [, inEnglish = ''] =
  /^ {2}en: \[([^\]]+)\]/m.exec(projectText('app/[surface]/layout.tsx')) ?? [];
const preloaded = [...inEnglish.matchAll(/'\/fonts\/([^']+)'/g)].map(([, file = '']) => file);

const size = (file: string) => statSync(join(PROJECT_ROOT, 'public/fonts', file)).size;

test('public/fonts contains the files that the style sheet names, and no others', () => {
  const kept = projectFiles('public/fonts/*').map((path) => path.replace('public/fonts/', ''));
  expect(kept).toEqual(faces.map(({ file }) => file).sort());
});

test('the first paint loads one small file of each family, and the ₹ of the text', () => {
  expect(preloaded.map((file) => file.replace(/[.]v\d+[.]woff2$/, ''))).toEqual([
    'eczar-basic',
    'anek-basic',
    'anek-rupee',
  ]);
  expect(preloaded.reduce((sum, file) => sum + size(file), 0)).toBeLessThan(MOST_PRELOADED);
});

test.each(families)('%s covers every character of the demo shop, each in one file', (_, family) => {
  const catalogue = projectFiles('shop-api/seed/data/*.json').map((path) => projectText(path));
  // Parsed and written again, so that escapes count as their characters.
  const text = catalogue.map((json) => JSON.stringify(JSON.parse(json))).join('');
  const everyday = family.filter(({ file }) => /-(basic|rupee)[.]/.test(file)).map(charactersOf);
  const latin = text.replace(/[\u0900-\u097F]/g, '');
  expect(new Set(latin).difference(new Set(everyday.join('')))).toEqual(new Set());
  expect(new Set(everyday.join('')).size).toBe(everyday.join('').length);
});

test('the name of Hindi has its letters in a file of its own, for computers that lack them', () => {
  const ofOneWord = faces.filter(({ family }) => family === OF_ONE_WORD);
  expect(ofOneWord).toHaveLength(1);
  const [face] = ofOneWord;
  expect(new Set(face && charactersOf(face))).toEqual(new Set(LANGUAGES.hi.name));
  expect(size(face?.file ?? '')).toBeLessThan(3000);
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
