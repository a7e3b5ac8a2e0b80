import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shop/settings.ts';
import { runChecks } from './checks.ts';
import { runNpmScript } from './run-step.ts';

/** Matches the imports of tests that open a database or a shop. */
const OPENS_A_SHOP =
  /from '[^']*[/](test-app|test-database|gateway-app|storefront-(shopper|buyer|browser)|open-shop-api|api-process|clone-on-\w+|open-database)([.]ts)?'/;

/** Returns the test files that open neither a database nor a shop. */
function quickTests(): string[] {
  const files = globSync('__tests__/**/*.test.{ts,tsx}', { cwd: ROOT }).sort();
  return files.filter((file) => !OPENS_A_SHOP.test(readFileSync(join(ROOT, file), 'utf8')));
}

const checks = await runChecks();
const code = await runNpmScript('unit', ['--runTestsByPath', ...quickTests()]);
process.exitCode = code !== 0 || checks.some(({ failed }) => failed > 0) ? 1 : 0;
