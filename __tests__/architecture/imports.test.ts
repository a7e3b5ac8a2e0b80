import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import config from '@/.dependency-cruiser.mjs';
import { allowedImports, plantedImports } from './planted-imports.ts';

interface Violation {
  from: string;
  rule: { name: string };
}

const ROOT = resolve(import.meta.dirname, '../..');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const ROOMS = ['app', 'components', 'contract', 'lib', 'server', 'shop-api', 'middleware.ts'];
const PACKAGES = ['drizzle-orm/sql', 'hono/tiny', 'yup/index', 'jest/index'];

let tree: string;

function write(path: string, text: string): void {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'a' });
}

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'vanya-imports-'));
  const dependencies = { 'drizzle-orm': '1', hono: '1', yup: '1' };
  write('package.json', JSON.stringify({ dependencies, devDependencies: { jest: '1' } }));
  write('tsconfig.json', '{}');
  write('middleware.ts', '');
  for (const entry of PACKAGES) {
    write(`node_modules/${entry}.js`, '');
    const [name] = entry.split('/');
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({
        name,
        version: '1.0.0',
        exports: { '.': `./${entry.split('/')[1]}.js`, './*': './*.js' },
      }),
    );
  }
});

afterEach(() => rmSync(tree, { recursive: true }));

/** Runs the project's rules on the planted tree: `rule file` of every violation. */
function cruise(): Promise<string[]> {
  const rules = join(ROOT, '.dependency-cruiser.mjs');
  const flags = ['--config', rules, '--output-type', 'json', ...ROOMS];
  return new Promise((done, fail) => {
    execFile(process.execPath, [CRUISER, ...flags], { cwd: tree }, (_, stdout, stderr) => {
      if (!stdout) return fail(new Error(stderr));
      const { violations } = JSON.parse(stdout).summary as { violations: Violation[] };
      done(violations.map(({ rule, from }) => `${rule.name} ${from}`));
    });
  });
}

describe('import rules', () => {
  test('report every planted violation', async () => {
    for (const { from, imports } of plantedImports) {
      const inTree = /[.]ts$/.test(imports);
      if (inTree) write(imports, '');
      const path = inTree ? relative(dirname(from), imports).replace(/[.]ts$/, '') : imports;
      write(from, `export * from '${path.startsWith('.') || !inTree ? path : `./${path}`}';\n`);
    }
    write('lib/format/hen.ts', `export * from './egg';\n`);
    const expected = plantedImports.map(({ rule, from }) => `${rule} ${from}`);
    const found = await cruise();
    expect(expected.filter((violation) => !found.includes(violation))).toEqual([]);
  });

  test('report no import in an allowed direction', async () => {
    for (const [path, code] of Object.entries(allowedImports)) write(path, code);
    write('lib/format/money.ts', '');
    write('lib/routes.ts', '');
    write('lib/server/session/session.ts', '');
    write('shop-api/providers/payment.ts', 'export interface Pay { amount: number }');
    expect(await cruise()).toEqual([]);
  });

  test('each have a reason and a planted violation', () => {
    const planted = new Set(plantedImports.map(({ rule }) => rule));
    for (const { name, comment } of config.forbidden) {
      expect(comment).toBeTruthy();
      expect(planted).toContain(name);
    }
  });
});
