import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shop/settings.ts';
import { runProgram } from './run-step.ts';

/** Matches the import of a test that can try more often; see `__tests__/support/size.ts`. */
const IS_SIZED = /from '[^']*[/]support[/]size([.]ts)?'/;

/** Returns the test files that read TEST_SIZE and whose path contains one of the filters. */
function sizedTests(filters: string[]): string[] {
  const files = globSync('__tests__/**/*.test.{ts,tsx}', { cwd: ROOT }).sort();
  const isWanted = (file: string) =>
    filters.length === 0 || filters.some((filter) => file.includes(filter));
  return files.filter(
    (file) => isWanted(file) && IS_SIZED.test(readFileSync(join(ROOT, file), 'utf8')),
  );
}

const args = ['run', '--silent', 'unit', '--', '--runTestsByPath'];
const files = sizedTests(process.argv.slice(2));
process.exitCode = await runProgram('npm', [...args, ...files], { env: { TEST_SIZE: 'heavy' } });
