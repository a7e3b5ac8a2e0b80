import { lt } from 'drizzle-orm';
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
