import { join } from 'node:path';
import { pretendPictures } from '../../../__tests__/support/api-process.ts';
import { say } from '../../../scripts/bootstrap/problem.mjs';
import { npmCommand } from '../../live-walk/shop/npm-command.ts';
import { type Environment, FOLDER, shopVariables } from '../settings.ts';
import { type ClusterDatabase, openClusterDatabase } from './database.ts';
import { openClusterEdge } from './edge.ts';
import { openMailbox } from './mailbox.ts';
import { openPictureStore } from './pictures.ts';
import { apisOf, storefrontsOf, workersOf } from './shop-programs.ts';
import { valkeyOf } from './valkey.ts';

/** The shop on several processes, with all that they share. */
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Fills the shop with the demo's goods, and the bucket with their pictures. */
async function fillShop(env: Environment, database: ClusterDatabase): Promise<void> {
  say('Filling the demo shop …');
  // No other process shall find pictures on its disk.
  const [filling] = apisOf({ ...env, DATA_DIR: join(FOLDER, 'filling') });
  await filling?.start();
  await filling?.end('SIGTERM');
  const { db, close } = await database.open();
  await pretendPictures(db, FOLDER);
  await close();
}

/** Opens the demo shop as several servers have it, in the order of docs/scale.md. */
export async function openCluster() {
  const own = shopVariables();
  const [database, mailbox, pictures] = await Promise.all([
    openClusterDatabase(),
    openMailbox(),
    openPictureStore(),
  ]);
  const valkey = valkeyOf();
  const neighbours = { ...mailbox.variables, ...pictures.variables, ...valkey.variables };
  const env = { ...own, ...database.variables, ...neighbours };
  const apis = apisOf(env);
  const workers = workersOf(env);
  const storefronts = storefrontsOf(env);
  const programs = [...storefronts, ...apis, ...workers];
  await npmCommand(env, 'build');
  await Promise.all([npmCommand(env, 'migrate'), valkey.program.start()]);
  const edge = await openClusterEdge(env);
  const close = async () => {
    await Promise.all(programs.map((one) => one.end('SIGTERM')));
    await Promise.all([edge.close(), valkey.program.end('SIGTERM'), mailbox.close()]);
    pictures.close();
    await database.close();
  };
  try {
    await fillShop(env, database);
    say('Starting APIs and workers, rendering the pages …');
    for (const one of [...apis, ...workers]) await one.start();
    await npmCommand(env, 'render');
    await Promise.all(storefronts.map((one) => one.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { database, mailbox, edge, valkey: valkey.program, apis, workers, storefronts, close };
}
