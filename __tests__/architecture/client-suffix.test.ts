import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

/** Error screens, whose names Next.js fixes, and hooks, which are named use-*. */
const NAMED_OTHERWISE = /^app\/(.*\/)?(global-)?error[.]tsx$|^lib\/browser\/use-[^/]+[.]ts$/;

const sources = projectFiles('{app,components,lib}/**/*.{ts,tsx}').filter(
  (path) => !NAMED_OTHERWISE.test(path),
);

const saysUseClient = (path: string) => /^'use client';/m.test(projectText(path));

test("every file named .client starts with 'use client'", () => {
  const named = sources.filter((path) => /[.]client[.]tsx?$/.test(path));
  expect(named.filter((path) => !projectText(path).startsWith("'use client';\n"))).toEqual([]);
});

test("every file with 'use client' is named .client", () => {
  const marked = sources.filter(saysUseClient);
  expect(marked.filter((path) => !/[.]client[.]tsx?$/.test(path))).toEqual([]);
});
