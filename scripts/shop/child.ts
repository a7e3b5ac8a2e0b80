import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { lowerPriority } from '../../shop-api/providers/lower-priority.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { ROOT, type Variables } from './settings.ts';

/**
 * Returns the message for a failed child: its own last output, unless the cause is a full disk.
 * @param what the plain sentence, such as "The shop API could not start."
 */
export function childProblem(what: string, lines: string[]): Problem {
  const output = lines.join('\n').trim();
  if (!/ENOSPC|No space left on device/.test(output)) return new Problem(what, output);
  return new Problem(`${what} The disk is full.`, 'Free some room and start again.');
}

const TAIL_LINES = 40;
const EXIT_WITH_PARENT = pathToFileURL(`${ROOT}/scripts/shop/exit-with-parent.mjs`).href;

/** glibc keeps a pool of memory for each thread, half of it unused, unless it is told a number. */
const ARENAS = { MALLOC_ARENA_MAX: '2' };

/** A Node.js program to run beside this script. */
export interface ChildSpec {
  /** The name in messages: "The shop API". */
  name: string;
  /** The arguments after `node` on the command line. */
  args: string[];
  /** All its variables. */
  env: Variables;
  /** All other work of the machine comes first. */
  isBackground?: boolean;
  /** Receives every line that it prints, on stdout and stderr. */
  onLine?: (line: string) => void;
}

export interface Child {
  name: string;
  /** Settles with the exit code; 1 when a signal ended it. */
  ended: Promise<number>;
  /** Returns the last lines that it printed. */
  tail: () => string[];
  /** Asks the child to end, and kills it after `patienceMs`. */
  stop: (patienceMs: number) => Promise<void>;
}

/**
 * Starts a child in its own process group: Ctrl-C reaches this script alone, which then ends its
 * children in the right order.
 */
export function startChild({ name, args, env, isBackground, onLine }: ChildSpec): Child {
  // The types of Next.js demand NODE_ENV in a `ProcessEnv`.
  const variables: Variables = { ...ARENAS, ...env, SHOP_SCRIPT_PID: String(process.pid) };
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: variables as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (isBackground && child.pid) lowerPriority(child.pid);
  const lines: string[] = [];
  const keep = (line: string) => {
    lines.push(line);
    if (lines.length > TAIL_LINES) lines.shift();
    onLine?.(line);
  };
  if (child.stdout) createInterface(child.stdout).on('line', keep);
  if (child.stderr) createInterface(child.stderr).on('line', keep);
  const ended = new Promise<number>((done) => {
    child.on('close', (code) => done(code ?? 1));
    child.on('error', () => done(1));
  });
  const stop = async (patienceMs: number) => {
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), patienceMs);
    await ended;
    clearTimeout(insist);
  };
  return { name, ended, tail: () => lines, stop };
}
