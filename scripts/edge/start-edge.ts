import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderConfig } from './render-config.ts';
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
  prepareFolder(settings);
  const config = join(folder, 'nginx.conf');
  const args = ['-e', 'stderr', '-p', folder, '-c', config, '-g', 'daemon off;'];
  const child = spawn(nginx, args, { stdio: ['ignore', 'inherit', 'pipe'] });
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
  return { process: child, ended, stop: () => child.kill(ORDERLY_END) };
}

/** Links the shop's folders into one, as their addresses are, and writes the configuration. */
function prepareFolder(settings: EdgeSettings): void {
  const { folder, files } = settings;
  const links = join(folder, 'files');
  rmSync(links, { recursive: true, force: true });
  for (const [address, target] of Object.entries(files)) {
    const link = join(links, address);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
  for (const name of ['nginx.conf', 'storefront.conf']) {
    writeFileSync(join(folder, name), renderConfig(name, settings));
  }
}
