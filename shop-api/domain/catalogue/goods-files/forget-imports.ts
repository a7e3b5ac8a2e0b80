import { and, lt, notInArray } from 'drizzle-orm';
import { IMPORT_DAYS } from '../../../../contract/shop/limits.ts';
import { imports } from '../../../db/schema/imports.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/durations.ts';

type Forget = { ctx: Pick<Context, 'db' | 'clock' | 'goodsFiles'> };

/** System job: deletes old imports and their files; the trail keeps what they changed. */
export async function forgetImports({ ctx: { db, clock, goodsFiles } }: Forget): Promise<void> {
  const before = new Date(clock.now().getTime() - IMPORT_DAYS * DAY_MS);
  const isOld = and(
    lt(imports.createdAt, before),
    notInArray(imports.state, ['checking', 'writing']),
  );
  const forgotten = await db.delete(imports).where(isOld).returning({ id: imports.id });
  for (const { id } of forgotten) await goodsFiles.sent.remove(id);
}
