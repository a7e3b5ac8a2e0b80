import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import type { Database } from './db/database.ts';
import { argon2Passwords } from './providers/passwords/argon2-passwords.ts';
import { findDemoData } from './seed/find-demo-data.ts';

/** @throws {ConfigError} for a live shop on the data of the demo shop */
export async function refuseDemoData({ mode }: Config, db: Database): Promise<void> {
  if (mode !== 'live') return;
  const found = await findDemoData(db, argon2Passwords());
  if (found.length === 0) return;
  const what = found.join('; ');
  throw new ConfigError(
    `SHOP_MODE=live does not start on the data of the demo shop (${what}). Use an empty database.`,
  );
}
