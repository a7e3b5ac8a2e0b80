import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OpenDatabase } from '../../shop-api/db/database.ts';
import { openMemory } from '../../shop-api/db/open-pglite.ts';
import { demoShopVersion, prepareDemoShop } from './demo-shop.ts';

const CACHE = resolve(import.meta.dirname, '../../node_modules/.cache/vanya-tests');

/** A copy of the prepared demo shop in memory. */
export async function cloneOnPglite(): Promise<OpenDatabase> {
  return openMemory(await demoShopDump());
}

/** The prepared demo shop, as PGlite loads it. The first call prepares it, in some seconds. */
export async function demoShopDump(): Promise<Blob> {
  const file = join(CACHE, `${demoShopVersion()}.tar`);
  const dump = (await readFile(file).catch(() => undefined)) ?? (await prepare(file));
  return new Blob([new Uint8Array(dump)]);
}

/** Workers may prepare at the same time; the file appears whole and is the same from each. */
async function prepare(file: string): Promise<Buffer> {
  const { db, client, close } = await openMemory();
  await prepareDemoShop(db);
  const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await close();
  await mkdir(CACHE, { recursive: true });
  await writeFile(`${file}.${process.pid}`, dump);
  await rename(`${file}.${process.pid}`, file);
  await removeOutdated(file);
  return dump;
}

/** A copy weighs 40 MB, and every change of the seed makes a new one. */
async function removeOutdated(current: string): Promise<void> {
  const files = (await readdir(CACHE)).map((name) => join(CACHE, name));
  const outdated = files.filter((file) => file.endsWith('.tar') && file !== current);
  await Promise.all(outdated.map((file) => rm(file, { force: true })));
}
