import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONFIG_FILES, renderConfig } from './render-config.ts';
import type { EdgeSettings } from './settings.ts';

/** nginx answers what has begun before it ends. */
const ORDERLY_END = 'SIGQUIT';

export interface Edge {
  process: ChildProcess;
  /** Settles with the exit code; 1 when a signal ended it. */
  ended: Promise<number>;
  stop: () => void;
}

/** Writes the configuration into the edge's folder and starts nginx with it in the foreground. */
export function startEdge(nginx: string, settings: EdgeSettings): Edge {
  const { folder } = settings;
  prepareEdge(settings);
  const config = join(folder, 'nginx.conf');
  const args = ['-e', 'stderr', '-p', folder, '-c', config, '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: ['ignore', 'inherit', 'pipe'] });
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
  return { process: child, ended, stop: () => child.kill(ORDERLY_END) };
}

/**
 * Links the shop's folders into one, as their addresses are, and writes the configuration. An nginx
 * that runs has each folder all the while.
 */
export function prepareEdge(settings: EdgeSettings): void {
  const { folder, files } = settings;
  for (const [address, target] of Object.entries(files)) {
    replaceLink(target, join(folder, 'files', address));
  }
  for (const name of CONFIG_FILES) {
    const file = join(folder, name);
    writeFileSync(`${file}.unfinished`, renderConfig(name, settings));
    renameSync(`${file}.unfinished`, file);
  }
}

function replaceLink(target: string, link: string): void {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(`${link}.unfinished`, { force: true });
  symlinkSync(target, `${link}.unfinished`);
  renameSync(`${link}.unfinished`, link);
}
