import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shop/settings.ts';
import { runProgram } from './run-step.ts';

/** How a test says that it can try more often; see `__tests__/support/size.ts`. */
const IS_SIZED = /from '[^']*[/]support[/]size([.]ts)?'/;

/** Test files that try as often as they are told, of those whose path contains one of the words. */
function sizedTests(words: string[]): string[] {
  const files = globSync('__tests__/**/*.test.{ts,tsx}', { cwd: ROOT }).sort();
  const isWanted = (file: string) =>
    words.length === 0 || words.some((word) => file.includes(word));
  return files.filter(
    (file) => isWanted(file) && IS_SIZED.test(readFileSync(join(ROOT, file), 'utf8')),
  );
}

const args = ['run', '--silent', 'unit', '--', '--runTestsByPath'];
const files = sizedTests(process.argv.slice(2));
process.exitCode = await runProgram('npm', [...args, ...files], { TEST_SIZE: 'heavy' });
