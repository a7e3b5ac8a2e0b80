import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/** Whether the database answers. Public. */
export async function isReady({ ctx }: { ctx: Pick<Context, 'db'> }): Promise<boolean> {
  try {
    await ctx.db.execute(sql`SELECT 1`);
    return true;
  } catch {
    return false;
  }
}
