import { describe, expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';
import { readConfig } from '@/lib/server/config';
import { readEdgeSettings } from '@/scripts/edge/settings';
import { readSettings } from '@/scripts/shop/settings';
import { environmentRules } from '@/shop-api/environment';

/** Variables that are set by programs: which program sets them, and why. */
const INTERNAL: Record<string, string> = {
  CI: 'set by the service that runs the check',
  DIST_DIR: 'set by npm test, so that its build does not replace that of the shop',
  E2E_API: 'set by npm test: the API of the shop that the browser tests use',
  E2E_REPORT: 'set by npm test: where Playwright writes its counts',
  E2E_SHOP: 'set by npm test: the shop that the browser tests use',
  NEXT_PHASE: 'set by Next.js',
  NODE_ENV: 'set by Next.js',
  PATH: 'of the system',
  PWTEST_TRACE: 'of Playwright',
  RENDER: 'set by npm start: whose pages are rendered before the shop opens',
  SHOP_BUILD_ID: 'set by the build: the fingerprint of its sources',
  SHOP_SCRIPT_PID: 'set by the scripts for their children, which end with them',
  STARTED_AT: 'set by the scripts: when the first of them began',
  TEST_SIZE: 'set by npm run test:heavy',
  npm_lifecycle_event: 'set by npm',
};

/** Read by tests and benchmarks, which do not read `.env`: no part of `.env.example`. */
const OF_TESTS = [
  'BASE_URL',
  'CLUSTER_ORDERS',
  'CLUSTER_PORT',
  'PLAYWRIGHT_CHROMIUM',
  'TEST_API_PORT',
  'TEST_DATABASE_URL',
  'TEST_PORT',
];

/** The names that a function reads from the environment passed to it. */
function readBy(read: (environment: Record<string, string | undefined>) => unknown): string[] {
  const names = new Set<string>();
  const get = (_: object, name: string | symbol) => void names.add(String(name));
  read(new Proxy({}, { get }));
  return [...names];
}

/** Reads every field, because secrets are read lazily. */
function readAllOfConfig(environment: Record<string, string | undefined>): void {
  const config = readConfig(environment);
  expect(() => JSON.stringify(config)).toThrow('SESSION_SECRET');
}

/** Without its variable the edge refuses to start. */
function readAllOfEdge(environment: Record<string, string | undefined>): void {
  expect(() => readEdgeSettings(environment)).toThrow('TRUSTED_PROXIES');
}

/** `process.env.NAME`, `process.env['NAME']` and `const { NAME } = process.env`. */
function readInText(path: string): string[] {
  const text = projectText(path);
  const single = [...text.matchAll(/process[.]env(?:[.]|\[')(\w+)/g)].map(([, name = '']) => name);
  const several = [...text.matchAll(/\{([^{}]*)\}\s*=\s*process[.]env\b/g)].flatMap(([, names]) =>
    [...(names ?? '').matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name),
  );
  return [...single, ...several];
}

const SOURCES = projectFiles(
  '{*.{mjs,ts},{app,components,lib,contract,shop-api,scripts,tools,benchmarks,drills,e2e}/**/*.{mjs,ts,tsx}}',
);

const read = new Set([
  ...Object.keys(environmentRules.fields),
  ...readBy(readSettings),
  ...readBy(readAllOfEdge),
  ...readBy(readAllOfConfig),
  ...SOURCES.flatMap(readInText),
]);
const ofShop = [...read].filter((name) => !(name in INTERNAL) && !OF_TESTS.includes(name)).sort();

const example = [...projectText('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(
  ([, name = '']) => name,
);
const documented = projectText('docs/variables.md');
const elsewhere = ['docs/testing.md', 'docs/payments.md'].map(projectText).join('');
const isNamed = (name: string) => new RegExp(`\`(?:\\{)?${name}\\b`).test(documented + elsewhere);

/** The names in the first column of the table of variables. */
const table = documented.slice(0, documented.indexOf('\n[^1]:'));
const inTable = [...table.matchAll(/^\| ([^|]+)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name),
);

describe('every environment variable that is read', () => {
  test('is found by this test', () => {
    expect([...read]).toEqual(
      expect.arrayContaining(['PORT', 'SMTP_URL', 'TRUSTED_PROXIES', 'API_SECRET', 'TEST_PORT']),
    );
  });

  test('is in .env.example, once', () => {
    expect(example.toSorted()).toEqual(ofShop);
  });

  test('is documented, those of tests in their own document', () => {
    expect([...ofShop, ...OF_TESTS].filter((name) => !isNamed(name))).toEqual([]);
  });
});

test('no unused variable is documented', () => {
  expect(inTable.filter((name) => !read.has(name))).toEqual([]);
});

test('the list of internal variables contains no unused one', () => {
  expect([...Object.keys(INTERNAL), ...OF_TESTS].filter((name) => !read.has(name))).toEqual([]);
});
