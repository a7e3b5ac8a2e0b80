import { asc, desc, ilike } from 'drizzle-orm';
import { HOME_SECTIONS } from '../../../../../contract/content/home-sections.ts';
import { homeSections } from '../../../../db/schema/home.ts';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../../kernel/paging.ts';
import { staffOf } from '../../../kernel/who.ts';

interface ListSections {
  ctx: Pick<Context, 'db' | 'who'>;
  input: Paging & { q?: string | undefined; order: 'asc' | 'desc' };
}

/** Returns the sections of the home page in their order. Staff only. */
export async function listDeskHomeSections({ ctx, input }: ListSections) {
  const { db, who } = ctx;
  staffOf(who);
  const chosen = input.q ? ilike(homeSections.label, containing(input.q)) : undefined;
  const direction = input.order === 'desc' ? desc : asc;
  const query = db
    .select()
    .from(homeSections)
    .where(chosen)
    .orderBy(direction(homeSections.position), asc(homeSections.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(homeSections, chosen), pageOf(query, input)]);
  const data = rows.map(({ id, key, label, position, isVisibleOnWebsite: is_visible }) => {
    return { id, key, name: HOME_SECTIONS[key].name, label, position, is_visible };
  });
  return pagedAnswer(data, total, input);
}
