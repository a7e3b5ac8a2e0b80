const SOURCE = '[.]tsx?$';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2024',
    transform: { react: { runtime: 'automatic' } },
    experimental: { keepImportAttributes: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

/** Packages that keep nothing of a test. */
const STATELESS_PACKAGES = [
  '@adobe/css-tools',
  '@electric-sql/pglite',
  '@hono/node-server',
  'aria-query',
  'cockatiel',
  'dom-accessibility-api',
  'drizzle-orm',
  'hono',
  'ipaddr[.]js',
  'luxon',
  'pg',
  'pino',
  'prom-client',
  'typescript',
  'undici',
  'yup',
].join('|');

const LOADED_ONCE = [
  `node_modules/(${STATELESS_PACKAGES})`,
  '__tests__/support/per-worker',
  'contract',
  'shop-api',
].join('|');

/** What both projects share: native ESM, TypeScript by swc, the `@/` alias, no server-only guard. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  moduleNameMapper: {
    '[.]css$': '<rootDir>/__tests__/support/css-module.ts',
    '[.]svg$': '<rootDir>/__tests__/support/svg-file.ts',
    '^@/(.*)$': '<rootDir>/$1',
    '^next/root-params$': '<rootDir>/__tests__/support/root-params.ts',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/[.](next|data)[^/]*/'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-console.ts'],
  transform: {
    [`^${RegExp.escape(import.meta.dirname)}/(${LOADED_ONCE})/(?!.*[.]json$)`]:
      '<rootDir>/__tests__/support/load-once.mjs',
    [SOURCE]: ['@swc/jest', swc],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${STATELESS_PACKAGES})/)`],
};

/** Folders whose tests draw in jsdom; all others run in plain Node. */
const IN_A_BROWSER = ['components', 'lib/browser', 'lib/forms'];

const testsIn = (...folders) =>
  folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.ts?(x)`);

const isHeavy = process.env.TEST_SIZE === 'heavy';
/** Drills, which start servers and kill processes: `npm run test:heavy`. */
const DRILLS = isHeavy ? [] : ['[.]heavy[.]test[.]ts$'];

export default {
  globalSetup: '<rootDir>/__tests__/support/begin-run.mjs',
  globalTeardown: '<rootDir>/__tests__/support/end-run.mjs',
  // More than the two cores that it is tuned for: a test often waits for the database.
  maxWorkers: 3,
  // A worker frees the memory of many files at its end; on a busy machine the usual half second is
  // too short, and Jest suspects a leak.
  workerGracefulExitTimeout: 10_000,
  // `npm run test:heavy` tries everything very often.
  testTimeout: isHeavy ? 3_600_000 : 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/__tests__/support/node-environment.mjs',
      testMatch: testsIn('**'),
      testPathIgnorePatterns: [
        ...IN_A_BROWSER.map((folder) => `<rootDir>/__tests__/${folder}/`),
        ...DRILLS,
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/__tests__/support/browser-environment.mjs',
      testMatch: testsIn(...IN_A_BROWSER),
      // Taken down first, so that a complaint while unmounting fails the test too.
      setupFilesAfterEnv: [
        '<rootDir>/__tests__/support/setup-dom.ts',
        ...shared.setupFilesAfterEnv,
      ],
    },
  ],
};
