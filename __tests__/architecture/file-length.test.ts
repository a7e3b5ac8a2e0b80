import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

const MOST_LINES = 200;

test('no source file is longer than 200 lines', () => {
  const long = projectFiles('**/*.{ts,tsx,mjs,css}')
    .filter((path) => !path.startsWith('shop-api/db/migrations/'))
    .map((path) => ({ path, lines: projectText(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});
