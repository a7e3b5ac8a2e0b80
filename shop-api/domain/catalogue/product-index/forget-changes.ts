import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { catalogueChanges } from '../../../db/schema/catalogue-changes.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/durations.ts';

/**
 * Deletes the changes of the catalogue after a day: every process has read them, or reads the whole
 * catalogue anew.
 */
export async function forgetCatalogueChanges({
  ctx: { db, clock },
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  await db.delete(catalogueChanges).where(lt(catalogueChanges.changedAt, before));
}

/**
 * Deletes the changes whose transaction this server has not had yet: they came with a copy of the
 * database of another server, whose count was higher, and would be new at each reading.
 */
export async function forgetForeignChanges(db: Database): Promise<void> {
  // What a reader sees is below this number: changes that are being made are not touched.
  const next = sql`pg_snapshot_xmax(pg_current_snapshot())`;
  await db.delete(catalogueChanges).where(sql`${catalogueChanges.changedIn} >= ${next}`);
}
