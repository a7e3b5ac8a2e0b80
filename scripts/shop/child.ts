import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { ROOT } from './settings.ts';

const PATIENCE_MS = 10_000;
const TAIL_LINES = 40;
const EXIT_WITH_PARENT = pathToFileURL(`${ROOT}/scripts/shop/exit-with-parent.mjs`).href;

/** A Node.js program to run beside this script. */
export interface ChildSpec {
  /** As it is called in messages: "The shop API". */
  name: string;
  /** What follows `node` on the command line. */
  args: string[];
  env: Record<string, string>;
  /** Every line it prints, on stdout and stderr. */
  onLine?: (line: string) => void;
}

export interface Child {
  name: string;
  /** Settles with the exit code when it has ended; 1 when a signal ended it. */
  ended: Promise<number>;
  /** The last lines it printed. */
  tail: () => string[];
  /** Asks it to end, and insists after ten seconds. */
  stop: () => Promise<void>;
}

/**
 * Starts a child in a process group of its own: Ctrl-C reaches this script alone, which then ends
 * its children in the right order.
 */
export function startChild({ name, args, env, onLine }: ChildSpec): Child {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, SHOP_SCRIPT_PID: String(process.pid) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
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
  const stop = async () => {
    child.kill('SIGTERM');
    const insist = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
    await ended;
    clearTimeout(insist);
  };
  return { name, ended, tail: () => lines, stop };
}
