import { readDatabaseConfig } from '../database-config.ts';
import { openDatabase } from '../db/open-database.ts';
import { storeRoleLimits } from '../db/role-limits.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { failureOf } from '../start-problem.ts';

/** Brings the database of `DATABASE_URL` or `DATA_DIR` up to date; the API starts on no other. */
async function main(): Promise<void> {
  const config = readDatabaseConfig(process.env);
  const database = await openDatabase(config);
  try {
    const done = await prepareDatabase(database.db);
    if (config.isBehindPooler) await storeRoleLimits(database.db);
    const what = done === 0 ? 'are up to date' : `were brought up to date (${done} steps)`;
    console.info(`shop-api: the tables ${what}`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(failureOf(error));
  process.exit(1);
});
