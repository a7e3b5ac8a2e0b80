import { asc, eq } from 'drizzle-orm';
import type { OwnPasskey } from '../../../../contract/accounts/second-factor.ts';
import type { Database } from '../../../db/database.ts';
import { passkeys } from '../../../db/schema/passkeys.ts';

export const isPasskeyOf = (customerId: number) => eq(passkeys.customerId, customerId);

/** Returns the passkeys of a person, in the order of their adding, as the page lists them. */
export async function listPasskeys(db: Database, customerId: number): Promise<OwnPasskey[]> {
  const rows = await readPasskeys(db, customerId);
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    added_at: createdAt.toISOString(),
    used_at: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Returns the passkeys of a person as a browser is told of them. */
export async function passkeyDescriptors(db: Database, customerId: number) {
  const rows = await readPasskeys(db, customerId);
  return rows.map(({ credentialId: id, transports }) => ({
    ...{ id, type: 'public-key' as const, transports },
  }));
}

function readPasskeys(db: Database, customerId: number) {
  return db.select().from(passkeys).where(isPasskeyOf(customerId)).orderBy(asc(passkeys.id));
}
