import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

const HOME = 'lib/forms/storage.ts';
const STORAGE = /\b(?:local|session)Storage\b(?!')/;

test('storage, which a browser may refuse, is touched in one file', () => {
  const files = projectFiles('{app,components,contract,lib}/**/*.{ts,tsx,mjs}');
  const touching = files.filter((path) => STORAGE.test(projectText(path)));
  expect(touching).toEqual([HOME]);
});
