import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { ROOT } from '../shop/settings.ts';

/** How many tests of a step passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One part of `npm test` and its result. */
export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Receives the output; without it the output goes to the terminal. */
  onOutput?: (text: string) => void;
  /** Of the operating system, also for what the program starts. */
  priority?: number;
}

/** Runs a program; returns its exit code. */
export function runProgram(
  program: string,
  args: string[],
  { env = {}, onOutput, priority = constants.priority.PRIORITY_NORMAL }: RunOptions = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  if (child.pid && priority) setPriority(child.pid, priority);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
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
export function runNpmScript(
  name: string,
  args: string[] = [],
  options: RunOptions = {},
): Promise<number> {
  return runProgram('npm', ['run', '--silent', name, '--', ...args], options);
}

function printHeading(name: string): void {
  console.info(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
}

/** Runs a step of which only the result is displayed. */
export async function timed(name: string, work: () => Promise<Counts>): Promise<StepResult> {
  const began = Date.now();
  const counts = await work();
  return { name, ...counts, seconds: Math.round((Date.now() - began) / 1000) };
}

/** Runs a step under its own heading. */
export function runStep(name: string, work: () => Promise<Counts>): Promise<StepResult> {
  printHeading(name);
  return timed(name, work);
}

/**
 * Runs an npm script without tests of its own; its output appears when it has ended. It leaves the
 * processors to the build beside it, whose steps wait for each other.
 */
export async function runCheck(name: string, script: string): Promise<StepResult> {
  let output = '';
  const onOutput = (text: string) => {
    output += text;
  };
  const result = await timed(name, async () => {
    const priority = constants.priority.PRIORITY_BELOW_NORMAL;
    const code = await runNpmScript(script, [], { onOutput, priority });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
  printHeading(name);
  process.stdout.write(output);
  return result;
}
