import { DatabaseUnavailable } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { makeStaff } from '../domain/staff/make-staff.ts';

class WrongUse extends Error {}

/** Makes the first member of staff of a shop: an account that has signed up. */
async function main(): Promise<void> {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new WrongUse('Usage: npm run make-staff -- email');
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = process.env;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database.db);
    if (!(await makeStaff(database.db, email))) {
      throw new WrongUse(`No account has the email address ${email}. Sign up in the shop first.`);
    }
  } finally {
    await database.close();
  }
  console.info(`${email} is a member of staff: the next login opens the dashboard.`);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof DatabaseUnavailable || error instanceof WrongUse;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});
