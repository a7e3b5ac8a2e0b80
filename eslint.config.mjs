import * as parser from '@typescript-eslint/parser';
import { readBrowserFloor } from './scripts/browsers/floor.ts';
import { newerNames } from './scripts/browsers/newer-names.ts';
import { newerNamesRule } from './scripts/browsers/newer-names-rule.ts';

/** Calls of the shop's own functions, by what the rule calls them. */
const OWN = ['.login()', '.address()', '.isError()'];

/** Calls of shipped packages that are no fault. */
const OF_PACKAGES = [
  ...OWN,
  // Functions of their own.
  ...['.capture()', '.s()', '.in()', '.use()', '.check()', '.sync()'],
  // ky asks whether there is one before it takes a signal.
  'AbortSignal.any',
  // @simplewebauthn/browser asks whether there is one.
  '.isConditionalMediationAvailable()',
  // React asks whether there is one.
  ...['addEventListener', 'removeEventListener', 'navigate'].map((name) => `navigation.${name}`),
  // Altcha asks whether there is one, and tries its pattern before it takes it.
  ...['.requestSubmit()', 'A lookbehind or modifier in a text'],
  // ProseMirror, the editor of the desk, asks whether there is one.
  ...['.caretPositionFromPoint()', '.getComposedRanges()'],
  // yup asks whether there is one.
  'Error.captureStackTrace',
];

const names = newerNames(readBrowserFloor());
const refuse = (allowed) => ({
  plugins: { browsers: { rules: { 'newer-names': newerNamesRule(names, allowed) } } },
  rules: { 'browsers/newer-names': 'error' },
});
const CHUNKS = '**/static/chunks/**/*.js';

/** Linting is Biome's; ESLint has the one rule about browsers (docs/decisions/0039). */
export default [
  { linterOptions: { noInlineConfig: true } },
  // They run on the server alone.
  {
    ignores: [
      'lib/server/**',
      'app/api/**',
      'contract/kit/local-requests.ts',
      'lib/routing/orders-pagination.ts',
    ],
  },
  { files: ['**/*.{ts,tsx,mjs}'], ...refuse(OWN), languageOptions: { parser, ecmaVersion: 2022 } },
  {
    files: [CHUNKS],
    ...refuse(OF_PACKAGES),
    languageOptions: { sourceType: 'script', ecmaVersion: 2022 },
  },
];
