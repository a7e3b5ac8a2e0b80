import { type ChildProcess, spawn } from 'node:child_process';
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
export const NODE_COMPILE_CACHE = join(PROJECT_ROOT, 'node_modules/.cache/vanya-tests/compiled');

const ENVIRONMENT = {
  NODE_ENV: 'test' as const,
  PATH: process.env.PATH,
  API_PORT: '0',
  NODE_COMPILE_CACHE,
  PICTURES_AHEAD: 'false',
};

/** A program of the shop API as a separate process. */
interface ShopProcess {
  /** The id of the process. */
  pid: number;
  /** The output of the process. */
  lines: string[];
  /** Ends the process and returns its exit code; null when the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** The shop API as a separate process. */
export interface ApiProcess extends ShopProcess {
  origin: string;
}

/** A worker as a separate process. */
interface WorkerProcess extends ShopProcess {
  /** Where it says how it is; empty without WORKER_METRICS_PORT. */
  origin: string;
}

/**
 * Starts `shop-api/main.ts` and waits until it listens.
 * @throws Error with its output when it ends before
 */
export async function startApiProcess(env: Record<string, string>): Promise<ApiProcess> {
  const { ready, ...api } = await start('shop-api/main.ts', /^shop-api ready (\S+)$/, env);
  return { ...api, origin: ready };
}

/**
 * Starts `shop-api/worker.ts` and waits until it works.
 * @throws Error with its output when it ends before
 */
export async function startWorkerProcess(env: Record<string, string>): Promise<WorkerProcess> {
  const { ready, ...worker } = await start(
    'shop-api/worker.ts',
    /^shop-api worker (ready.*)$/,
    env,
  );
  return { ...worker, origin: ready.replace(/^ready ?/, '') };
}

/** Returns what the line in brackets says that tells that the program is ready. */
async function start(program: string, isReady: RegExp, env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    cwd: PROJECT_ROOT,
    env: { ...ENVIRONMENT, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines: string[] = [];
  const ready = await Promise.race([lineOf(child, lines, isReady), ended.then(() => undefined)]);
  if (!ready) throw new Error(lines.join('\n'));
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { ready, pid: child.pid ?? 0, lines, end };
}

function lineOf({ stdout, stderr }: ChildProcess, lines: string[], is: RegExp): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const collect = (line: string) => {
    lines.push(line);
    const found = is.exec(line)?.[1];
    if (found) resolve(found);
  };
  for (const stream of [stdout, stderr]) if (stream) createInterface(stream).on('line', collect);
  return promise;
}
