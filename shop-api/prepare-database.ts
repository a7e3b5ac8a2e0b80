import type { Database } from './db/database.ts';
import { awaitOthers, migrate } from './db/migrate.ts';
import { inLongTransaction } from './db/transaction.ts';
import { storeDefaultConcepts } from './domain/catalogue/search/concepts/store-default-concepts.ts';
import { storeDefaultPages } from './domain/content/default-pages.ts';
import { storeDefaultTemplates } from './domain/mail/stored-templates.ts';

/**
 * Brings the tables up to date, and stores the texts that a shop begins with where it has none.
 * @returns how many migrations ran
 * @throws {DatabaseUnavailable} when a newer version has taken away what this one uses
 */
export async function prepareDatabase(db: Database): Promise<number> {
  const done = await migrate(db);
  await inLongTransaction(db, async (tx) => {
    await awaitOthers(tx);
    await storeDefaultTemplates(tx);
    await storeDefaultConcepts(tx);
    await storeDefaultPages(tx);
  });
  return done;
}
