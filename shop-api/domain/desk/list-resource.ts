import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context } from '../kernel/context.ts';
import { type Displayed, displayState } from '../kernel/display-state.ts';
import { containing } from '../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { toPicture } from '../kernel/pictures.ts';
import { staffOf } from '../kernel/who.ts';
import { columnOf, toFields } from './entries.ts';
import type { Resource } from './resource.ts';

/** What a list is asked for: its page, order, search, and filters by their names. */
export type ResourceListing = Paging & {
  q?: string | undefined;
  sort: string;
  order: 'asc' | 'desc';
} & Record<string, unknown>;

interface ListResource {
  ctx: Pick<Context, 'db' | 'who' | 'clock'>;
  of: Resource;
  input: ResourceListing;
}

/** Returns a page of all entries, whether shoppers see them or not. Staff only. */
export async function listResource({ ctx: { db, who, clock }, of, input }: ListResource) {
  staffOf(who);
  const { table } = of;
  const chosen = conditionOf(of, input);
  const query = db
    .select({ row: table, picture: pictures })
    .from(table)
    .leftJoin(
      pictures,
      pictureColumn(of) ? eq(pictures.id, columnOf(of, 'picture_id')) : sql`false`,
    )
    .where(chosen)
    .orderBy(...orderOf(of, input))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(table, chosen), pageOf(query, input)]);
  const now = clock.now();
  const data = rows.map(({ row, picture }) => toListed(of, { row, picture, now }));
  return pagedAnswer(data, total, input);
}

function conditionOf(of: Resource, input: ResourceListing) {
  const { q } = input;
  const like = containing(q ?? '');
  const searched = of.searches.map((field) => ilike(columnOf(of, field), like));
  const filters = Object.keys(of.filters).flatMap((name) =>
    input[name] ? [eq(columnOf(of, name), input[name])] : [],
  );
  return and(q ? or(...searched) : undefined, ...filters);
}

function orderOf(of: Resource, { sort, order }: ResourceListing) {
  const direction = order === 'desc' ? desc : asc;
  const groups = sort === 'position' && of.within ? [desc(columnOf(of, of.within))] : [];
  const last = of.isNewestFirst ? desc(of.table.id) : asc(of.table.id);
  return [...groups, direction(columnOf(of, sort)), last];
}

/** The name under which a row of the list has the picture of its entry. */
const pictureColumn = ({ more }: Resource) =>
  ['picture', 'image'].find((name) => Object.hasOwn(more, name));

interface Read {
  row: Record<string, unknown>;
  picture: typeof pictures.$inferSelect | null;
  now: Date;
}

function toListed(of: Resource, { row, picture, now }: Read): Record<string, unknown> {
  const image = pictureColumn(of);
  const others = Object.keys(of.more).filter((name) => name !== image && name !== 'state');
  return {
    ...toFields(of, ['id', ...of.row, ...others], row),
    ...(image && { [image]: picture && toPicture(picture) }),
    ...('state' in of.more && { state: displayState(row as unknown as Displayed, now) }),
  };
}
