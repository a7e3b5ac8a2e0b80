import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shop/settings.ts';
import { runNpmScript, runProgram } from './run-step.ts';

/** Matches the import of a test that can try more often; see `__tests__/support/size.ts`. */
const IS_SIZED = /from '[^']*[/]support[/]size([.]ts)?'/;

/** Kills processes, starts servers or puts an edge before them. */
const IS_DRILL = /[.]heavy[.]test[.]ts$/;

/**
 * Returns the drills, and the tests that can try more often, whose path contains one of the filters.
 */
function heavyTests(filters: string[]): string[] {
  const files = globSync('__tests__/**/*.test.{ts,tsx}', { cwd: ROOT }).sort();
  const isWanted = (file: string) =>
    filters.length === 0 || filters.some((filter) => file.includes(filter));
  const isHeavy = (file: string) =>
    IS_DRILL.test(file) || IS_SIZED.test(readFileSync(join(ROOT, file), 'utf8'));
  return files.filter((file) => isWanted(file) && isHeavy(file));
}

const args = ['run', '--silent', 'unit', '--', '--runTestsByPath'];
const files = heavyTests(process.argv.slice(2));
const env = { TEST_SIZE: 'heavy' };
const drills = await runProgram('npm', [...args, ...files], { env });
// A filter names files of Jest.
const isWhole = process.argv.length === 2;
const sweeps = isWhole ? await runNpmScript('test:e2e', ['--grep', '@nightly'], { env }) : 0;
process.exitCode = drills || sweeps;
