import { string } from 'yup';
import { pagePath } from '../../contract/shop/page-path.ts';
import { readDatabaseConfig } from '../database-config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { assertMigrated } from '../db/schema-steps.ts';
import { makeStaff } from '../domain/staff/make-staff.ts';
import { removeStaff } from '../domain/staff/remove-staff.ts';
import { systemClock } from '../providers/clock.ts';
import { randomIds } from '../providers/ids.ts';
import { failureOf } from '../start-problem.ts';

class WrongUse extends Error {}

const REMOVE = '--remove';

/** What is done for an email address, and what the person at the terminal is told. */
type Deed = (db: Database, email: string) => Promise<string>;

/**
 * Makes a member of staff: of an account, or the first person of a shop, who gets a link; with
 * `--remove` a member of staff is none any more.
 */
async function main(): Promise<void> {
  const { deed, email } = readArguments();
  if (!string().email().isValidSync(email)) throw new WrongUse(`${email} is no email address.`);
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    await assertMigrated(database.db);
    console.info(await deed(database.db, email));
  } finally {
    await database.close();
  }
}

function readArguments(): { deed: Deed; email: string } {
  const given = process.argv.slice(2);
  const [email, ...others] = given.filter((text) => text !== REMOVE);
  if (!email || others.length > 0) {
    throw new WrongUse(`Usage: npm run make-staff -- [${REMOVE}] email`);
  }
  return { deed: given.includes(REMOVE) ? remove : make, email };
}

const make: Deed = async (db, email) => {
  const ctx = { db, ids: randomIds, clock: systemClock };
  const made = await makeStaff({ ctx, input: { email } });
  if (made) return nextStep(email, made.resetToken);
  throw new WrongUse(`No account has the email address ${email}. Sign up in the shop first.`);
};

const remove: Deed = async (db, email) => {
  if (await removeStaff({ ctx: { db }, input: { email } })) {
    return `${email} is no member of staff any more; their logins have ended.`;
  }
  throw new WrongUse(`No member of staff has the email address ${email}.`);
};

function nextStep(email: string, token: string | null): string {
  if (!token) return `${email} is a member of staff: the next login opens the dashboard.`;
  const { PUBLIC_ORIGIN, PORT = '3000' } = process.env;
  const origin = (PUBLIC_ORIGIN || `http://localhost:${PORT}`).replace(/\/+$/, '');
  const link = origin + pagePath('resetPasswordLink', { token });
  return `${email} is a member of staff. Choose a password within half an hour, then log in with it:\n${link}`;
}

main().catch((error: unknown) => {
  const isPlain = error instanceof WrongUse;
  console.error(isPlain ? error.message : failureOf(error));
  process.exit(1);
});
