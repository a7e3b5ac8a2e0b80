import { spawn } from 'node:child_process';
import { ROOT } from '../shop/settings.ts';

/** How many tests of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One part of `npm test`, and what came of it. */
export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

/** Runs a program with its output on the terminal; answers its exit code. */
export function runProgram(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop);
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => {
      process.off('exit', stop);
      done(code ?? 1);
    });
  });
}

/** Runs one of package.json's scripts. */
export function runNpmScript(name: string, args: string[] = []): Promise<number> {
  return runProgram('npm', ['run', '--silent', name, '--', ...args]);
}

/** Runs a step under a heading of its own. */
export async function runStep(name: string, work: () => Promise<Counts>): Promise<StepResult> {
  console.info(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const began = Date.now();
  const counts = await work();
  return { name, ...counts, seconds: Math.round((Date.now() - began) / 1000) };
}
