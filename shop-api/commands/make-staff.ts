import { string } from 'yup';
import { pagePath } from '../../contract/shop/page-path.ts';
import { readDatabaseConfig } from '../database-config.ts';
import { openDatabase } from '../db/open-database.ts';
import { assertMigrated } from '../db/schema-steps.ts';
import { makeStaff } from '../domain/staff/make-staff.ts';
import { systemClock } from '../providers/clock.ts';
import { randomIds } from '../providers/ids.ts';
import { failureOf } from '../start-problem.ts';

class WrongUse extends Error {}

/** Makes a member of staff: of an account, or the first person of a shop, who gets a link. */
async function main(): Promise<void> {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) throw new WrongUse('Usage: npm run make-staff -- email');
  if (!string().email().isValidSync(email)) throw new WrongUse(`${email} is no email address.`);
  const database = await openDatabase(readDatabaseConfig(process.env));
  try {
    await assertMigrated(database.db);
    const ctx = { db: database.db, ids: randomIds, clock: systemClock };
    const made = await makeStaff({ ctx, input: { email } });
    if (!made) {
      throw new WrongUse(`No account has the email address ${email}. Sign up in the shop first.`);
    }
    console.info(nextStep(email, made.resetToken));
  } finally {
    await database.close();
  }
}

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
