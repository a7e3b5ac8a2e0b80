import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { DatabaseUnavailable, type OpenDatabase, PLANNER } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** 128 MB of buffers, the default, would stay with the process; the system keeps the files as well. */
const LEAN = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/**
 * Opens the embedded database in `{dataDir}/database`, under an exclusive lock on `dataDir`.
 * @throws {DatabaseUnavailable} when another process holds the folder or it cannot be read
 */
export async function openPglite(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  try {
    const client = await PGlite.create(join(dataDir, 'database'), { startParams: LEAN });
    return await wrap(client, () => lock.release());
  } catch (error) {
    lock.release();
    const message = `The database in ${dataDir} cannot be opened (${error}). Make room on the disk if it is full; else restore a backup, or remove the folder to start with a fresh demo shop.`;
    throw new DatabaseUnavailable(message, { cause: error });
  }
}

/** An embedded database in memory: empty, or a copy of `loadDataDir` as made by `dumpDataDir`. */
export async function openMemory(
  options: PGliteOptions = {},
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ startParams: LEAN, ...options });
  return { ...(await wrap(client)), client };
}

async function wrap(client: PGlite, afterClose = () => {}): Promise<OpenDatabase> {
  await client.exec(`SET random_page_cost = ${PLANNER.random_page_cost}`);
  let asked = 0;
  const logger = {
    logQuery() {
      asked += 1;
    },
  };
  return {
    db: drizzle(client, { logger }),
    kind: 'pglite',
    asked: () => asked,
    async close() {
      await client.close();
      afterClose();
    },
  };
}
