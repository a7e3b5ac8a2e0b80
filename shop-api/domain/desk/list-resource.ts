import { and, asc, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { Translations } from '../../../contract/kit/translations.ts';
import { LANGUAGE_CODES } from '../../../contract/shop/languages.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context } from '../kernel/context.ts';
import { containing } from '../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../kernel/paging.ts';
import { toPicture } from '../kernel/pictures.ts';
import { staffOf } from '../kernel/who.ts';
import { columnOf, type EntryFields, type EntryRow, toFields } from './entries.ts';
import type { Resource } from './resource.ts';

/** What a list is asked for: its page, order, search, and filters by their names. */
export type ResourceListing = Paging & {
  q?: string | undefined;
  sort: string;
  order: 'asc' | 'desc';
} & EntryFields;

interface ListResource {
  ctx: Pick<Context, 'db' | 'who' | 'clock'>;
  of: Resource;
  input: ResourceListing;
}

/** Returns a page of all entries, whether shoppers see them or not. Staff only. */
export async function listResource({ ctx: { db, who, clock }, of, input }: ListResource) {
  staffOf(who);
  const { table } = of;
  const find = finder(of, clock.now());
  const chosen = conditionOf(of, input, find);
  const computed = Object.fromEntries(computedIn(of).map((name) => [name, find(name)]));
  const query = db
    .select({ row: table, picture: pictures, ...computed })
    .from(table)
    .leftJoin(
      pictures,
      pictureColumn(of) ? eq(pictures.id, columnOf(of, 'picture_id')) : sql`false`,
    )
    .where(chosen)
    .orderBy(...orderOf(of, input, find))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(table, chosen), pageOf(query, input)]);
  return pagedAnswer(
    rows.map((row) => toListed(of, row as Read)),
    total,
    input,
  );
}

/** Finds the column of a name, or the value that the database computes under it. */
type Find = (name: string) => SQL;

function finder(of: Resource, now: Date): Find {
  return (name) => {
    const computed = of.computed?.[name] ?? sql`${columnOf(of, name)}`;
    return typeof computed === 'function' ? computed(now) : computed;
  };
}

function conditionOf(of: Resource, input: ResourceListing, find: Find) {
  const { q } = input;
  const like = containing(q ?? '');
  const searched = of.searches.map((name) => ilike(find(name), like));
  const filters = Object.keys(of.filters).flatMap((name) => {
    if (!input[name]) return [];
    return [name === 'language' ? isIn(of, input[name]) : eq(find(name), input[name])];
  });
  return and(q ? or(...searched) : undefined, ...filters);
}

/** Every entry is in English. */
function isIn(of: Resource, language: unknown) {
  return language === 'en' ? undefined : sql`${columnOf(of, 'translations')} ? ${language}`;
}

function orderOf(of: Resource, { sort, order }: ResourceListing, find: Find) {
  const direction = order === 'desc' ? desc : asc;
  const by = of.sorts?.[sort] ?? [find(sort)];
  return [...by.map(direction), of.isNewestFirst ? desc(of.table.id) : asc(of.table.id)];
}

/** The name under which a row of the list has the picture of its entry. */
const pictureColumn = ({ more }: Resource) =>
  ['picture', 'image'].find((name) => Object.hasOwn(more, name));

const computedIn = ({ more, computed = {} }: Resource) =>
  Object.keys(computed).filter((name) => Object.hasOwn(more, name));

type Read = EntryFields & { row: EntryRow; picture: typeof pictures.$inferSelect | null };

function toListed(of: Resource, { row, picture, ...computed }: Read): EntryFields {
  const image = pictureColumn(of);
  const others = Object.keys(of.more).filter(
    (name) => name !== image && name !== 'languages' && !Object.hasOwn(computed, name),
  );
  return {
    ...toFields(of, ['id', ...of.row, ...others], row),
    ...(image && { [image]: picture && toPicture(picture) }),
    ...('languages' in of.more && { languages: languagesOf(row) }),
    ...computed,
  };
}

function languagesOf(row: EntryRow) {
  const translations = row.translations as Translations<object>;
  return LANGUAGE_CODES.filter((code) => code === 'en' || translations[code]);
}
