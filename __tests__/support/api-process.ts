import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../../shop-api/db/database.ts';
import { openDatabase } from '../../shop-api/db/open-database.ts';
import { pictures } from '../../shop-api/db/schema/pictures.ts';
import { demoShopDump } from './per-worker/clone-on-pglite.ts';
import { PROJECT_ROOT } from './project-files.ts';

/** Turns an empty folder into a data folder with the demo shop; its pictures are empty folders. */
export async function demoDataFolder(dataDir: string): Promise<string> {
  const loadDataDir = await demoShopDump();
  await (await PGlite.create(join(dataDir, 'database'), { loadDataDir })).close();
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  await pretendPictures(db, dataDir);
  await close();
  return dataDir;
}

/** Creates an empty folder per picture, so that the API does not generate the files. */
export async function pretendPictures(db: Database, dataDir: string): Promise<void> {
  const rows = await db.select({ id: pictures.id }).from(pictures);
  const folders = rows.map(({ id }) => mkdir(join(dataDir, 'media', id), { recursive: true }));
  await Promise.all(folders);
}

/** Node's compile cache for the TypeScript files: saves half a second per start. */
const NODE_COMPILE_CACHE = join(PROJECT_ROOT, 'node_modules/.cache/vanya-tests/compiled');

const ENVIRONMENT = {
  NODE_ENV: 'test' as const,
  PATH: process.env.PATH,
  API_PORT: '0',
  NODE_COMPILE_CACHE,
  PICTURES_AHEAD: 'false',
};

/** The shop API as a separate process. */
export interface ApiProcess {
  origin: string;
  /** The id of the process. */
  pid: number;
  /** The output of the process. */
  lines: string[];
  /** Ends the process and returns its exit code; null when the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/**
 * Starts `shop-api/main.ts` and waits until it listens.
 * @throws Error with its output when it ends before
 */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['shop-api/main.ts'], {
    cwd: PROJECT_ROOT,
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines: string[] = [];
  const origin = await Promise.race([readyOrigin(child, lines), ended.then(() => undefined)]);
  if (!origin) throw new Error(lines.join('\n'));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { origin, pid: child.pid ?? 0, lines, end };
}

function readyOrigin({ stdout, stderr }: ChildProcess, lines: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const collect = (line: string) => {
    lines.push(line);
    const origin = /^shop-api ready (\S+)$/.exec(line)?.[1];
    if (origin) resolve(origin);
  };
  for (const stream of [stdout, stderr]) if (stream) createInterface(stream).on('line', collect);
  return promise;
}
