import { asc } from 'drizzle-orm';
import type { Statistic } from '../../../contract/home.ts';
import { statistics } from '../../db/schema/statistics.ts';
import type { Context } from '../context.ts';

/** Anyone may see the counters of the home page, in their order. */
export function listStatistics({ ctx }: { ctx: Context }): Promise<Statistic[]> {
  return ctx.db
    .select({ id: statistics.id, name: statistics.name, value: statistics.value })
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
}
