import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Kills a process's child whose command line contains `program`; returns when it is gone. */
export async function killChildOf(parent: number, program: string): Promise<void> {
  const found = execFileSync('pgrep', ['-P', String(parent), '-f', program], { encoding: 'utf8' });
  const [pid] = found.trim().split('\n').map(Number);
  if (!pid) throw new Error(`No child runs ${program}`);
  process.kill(pid, 'SIGKILL');
  while (isRunning(pid)) await pause(5);
}

/** Whether a process of this id runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

const PATIENCE_MS = 240_000;

/** Waits until an address answers with the status. @throws when it does not in four minutes */
export async function untilStatus(url: string, status: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === status) return;
    await pause(20);
  }
  throw new Error(`${url} did not answer with ${status}`);
}
