import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema/settings.ts';

/**
 * Makes the sample company that of the shop, with all of its departments: a shop without this row is
 * without any. What a row does not have is that of the sample.
 */
export async function storeSampleCompany(db: Database): Promise<void> {
  await db.insert(settings).values({ key: 'company', value: {} }).onConflictDoNothing();
}
