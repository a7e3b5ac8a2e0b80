import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OpenDatabase } from '../../../shop-api/db/database.ts';
import { openMemory } from '../../../shop-api/db/open-pglite.ts';
import { demoShopVersion, prepareDemoShop } from './demo-shop.ts';

const PGLITE = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
const CACHE = resolve(import.meta.dirname, '../../../node_modules/.cache/vanya-tests');

let compiled: Promise<WebAssembly.Module> | undefined;
let dump: Promise<Blob> | undefined;

/** A copy of the prepared demo shop in memory. */
export async function cloneOnPglite(): Promise<OpenDatabase> {
  compiled ??= readFile(PGLITE).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)));
  return openMemory({ loadDataDir: await demoShopDump(), pgliteWasmModule: await compiled });
}

/** The prepared demo shop in PGlite's load format. The first call takes some seconds. */
export async function demoShopDump(): Promise<Blob> {
  dump ??= readDump();
  return await dump;
}

async function readDump(): Promise<Blob> {
  const file = join(CACHE, `${demoShopVersion()}.tar`);
  const bytes = (await readFile(file).catch(() => undefined)) ?? (await prepare(file));
  return new Blob([new Uint8Array(bytes)]);
}

/** WAL segments of 1 MB instead of 16, because every copy contains them. */
const SMALL_LOG = ['--wal-segsize=1'];

/** Workers may prepare it at the same time: they rename the same complete file into place. */
async function prepare(file: string): Promise<Buffer> {
  const { db, client, close } = await openMemory({ initDbStartParams: SMALL_LOG });
  await prepareDemoShop(db);
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await close();
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${file}.${process.pid}`, dump);
  await rename(`${file}.${process.pid}`, file);
  await removeOutdated(file);
  return dump;
}

/** Deletes outdated copies: each has 40 MB, and every change of the seed creates one. */
async function removeOutdated(current: string): Promise<void> {
  const files = (await readdir(CACHE)).map((name) => join(CACHE, name));
  const outdated = files.filter((file) => file.endsWith('.tar') && file !== current);
  await Promise.all(outdated.map((file) => rm(file, { force: true })));
}
