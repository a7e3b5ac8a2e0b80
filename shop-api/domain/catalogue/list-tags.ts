import { asc } from 'drizzle-orm';
import { tags } from '../../db/schema/tags.ts';
import type { Context } from '../context.ts';
import type { Named } from './named.ts';

/** Anybody: the tags products are filtered by. */
export function listTags({ ctx }: { ctx: Context }): Promise<Named[]> {
  return ctx.db.select({ id: tags.id, name: tags.name }).from(tags).orderBy(asc(tags.id));
}
