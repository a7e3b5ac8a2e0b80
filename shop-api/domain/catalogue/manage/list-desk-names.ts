import { asc, desc, ilike } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';
import { NAME_KINDS, type NameKind } from './name-kinds.ts';

interface ListNames {
  ctx: Context;
  kind: NameKind;
  input: Paging & { q?: string | undefined; sort: 'name' | 'products'; order: 'asc' | 'desc' };
}

/** Returns a page of the brands, tags or forms with how many products have each. Staff only. */
export async function listDeskNames({ ctx: { db, who }, kind, input }: ListNames) {
  staffOf(who);
  const { table, products } = NAME_KINDS[kind];
  const chosen = input.q ? ilike(table.name, containing(input.q)) : undefined;
  const direction = input.order === 'desc' ? desc : asc;
  const query = db
    .select({ id: table.id, name: table.name, slug: table.slug, products })
    .from(table)
    .where(chosen)
    .orderBy(direction(input.sort === 'products' ? products : table.name), asc(table.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(table, chosen), pageOf(query, input)]);
  return pagedAnswer(rows, total, input);
}
