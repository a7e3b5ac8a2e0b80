import { openPostgres } from './db/open-postgres.ts';
import { currentCatalogue } from './domain/catalogue/product-index/product-index.ts';
import type { Opened } from './open-program.ts';
import { ReadReplica } from './read-replica.ts';

/** Opens the replica of `DATABASE_READ_URL`; the shop starts without one that is away. */
export async function openReplica({
  config,
  logger,
  database,
}: Opened): Promise<ReadReplica | undefined> {
  const { databaseReadUrl: url, databasePoolSize: size } = config;
  if (!url) return undefined;
  const replica = new ReadReplica({
    primary: database.db,
    open: () => openPostgres(url, { size }),
    prepare: async (db) => (await currentCatalogue(db)).sortAll(),
    logger,
  });
  await replica.start();
  return replica;
}
