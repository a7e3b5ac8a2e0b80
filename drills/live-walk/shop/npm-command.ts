import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/shop/settings.ts';

const run = promisify(execFile);

/** Runs one of the commands of package.json to its end and returns what it printed. */
export async function npmCommand(
  env: Record<string, string>,
  name: string,
  ...args: string[]
): Promise<string> {
  const command = ['run', '--silent', name, '--', ...args];
  const { stdout } = await run('npm', command, { cwd: ROOT, env: env as NodeJS.ProcessEnv });
  return stdout;
}

/** Returns the arguments of Node.js in a command, so that what it starts can be ended by itself. */
export function nodeArguments(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [program, ...args] = (scripts[name] as string).split(' ');
  if (program !== 'node') throw new Error(`npm run ${name} is no program of Node.js`);
  return args;
}
