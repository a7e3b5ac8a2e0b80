import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '../support/project-files.ts';

/** Next gives error screens their names, and hooks carry theirs. */
const NAMED_OTHERWISE = /^app\/(.*\/)?(global-)?error[.]tsx$|^lib\/browser\/use-[^/]+[.]ts$/;

const sources = projectFiles('{app,components,lib}/**/*.{ts,tsx}').filter(
  (path) => !NAMED_OTHERWISE.test(path),
);

const saysUseClient = (path: string) => /^'use client';/m.test(projectText(path));

test('every file named .client starts with the directive', () => {
  const named = sources.filter((path) => /[.]client[.]tsx?$/.test(path));
  expect(named.filter((path) => !projectText(path).startsWith("'use client';\n"))).toEqual([]);
});

test('every file with the directive is named .client', () => {
  const marked = sources.filter(saysUseClient);
  expect(marked.filter((path) => !/[.]client[.]tsx?$/.test(path))).toEqual([]);
});
