import * as parser from '@typescript-eslint/parser';
import { readBrowserFloor } from './scripts/browsers/floor.ts';
import { newerNames } from './scripts/browsers/newer-names.ts';
import { newerNamesRule } from './scripts/browsers/newer-names-rule.ts';

/** Calls that are no fault, by what the rule calls them. */
const ALLOWED = [
  // The shop's and its packages' own functions have these names.
  ...['.login()', '.address()', '.isError()', '.capture()', '.s()', '.in()', '.use()'],
  // ky asks whether there is one before it takes a signal.
  'AbortSignal.any',
  // React asks whether there is one.
  ...['addEventListener', 'removeEventListener', 'navigate'].map((name) => `navigation.${name}`),
  // Altcha asks whether there is one.
  '.requestSubmit()',
  // yup asks whether there is one.
  'Error.captureStackTrace',
];

const names = newerNames(readBrowserFloor());

/** Linting is Biome's; ESLint has the one rule about browsers (docs/decisions/0039). */
export default [
  {
    plugins: { browsers: { rules: { 'newer-names': newerNamesRule(names, ALLOWED) } } },
    rules: { 'browsers/newer-names': 'error' },
    linterOptions: { noInlineConfig: true },
  },
  // They run on the server alone.
  {
    ignores: [
      'lib/server/**',
      'app/api/**',
      'contract/local-requests.ts',
      'lib/routing/orders-pagination.ts',
    ],
  },
  { files: ['**/*.{ts,tsx,mjs}'], languageOptions: { parser, ecmaVersion: 2022 } },
  {
    files: ['**/static/chunks/**/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 2022 },
  },
];
