import { asc, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import { type MetaTagFields, metaTagFields } from '../../../../contract/content/manage-texts.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { metaTags } from '../../../db/schema/content.ts';
import { assertFree } from '../../catalogue/manage/assert-known.ts';
import { byId } from '../../catalogue/manage/by-id.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import type { Managed } from '../../trail/managed.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';

const UNIQUES = { meta_tags_page_url_unique: ['page_url', 'Page'] } as const;

/** The meta tags of a page as a desk reads and saves them. */
export const managedMetaTag: Managed<number, MetaTagFields> = {
  kind: 'meta_tag',
  missing: () => notFound('meta_tags_not_found', 'Page'),
  read: async (tx, ids) =>
    byId(
      await tx
        .select({
          id: metaTags.id,
          page_url: metaTags.pageUrl,
          title: metaTags.title,
          description: metaTags.description,
          keywords: metaTags.keywords,
          translations: metaTags.translations,
        })
        .from(metaTags)
        .where(inArray(metaTags.id, [...ids])),
    ),
};

interface ListMetaTags {
  ctx: Context;
  input: Paging & { q?: string | undefined; sort: 'page_url' | 'title'; order: 'asc' | 'desc' };
}

/** Returns a page of the meta tags that staff wrote. Staff only. */
export async function listDeskMetaTags({ ctx: { db, who }, input }: ListMetaTags) {
  staffOf(who);
  const like = containing(input.q ?? '');
  const chosen = input.q
    ? or(ilike(metaTags.pageUrl, like), ilike(metaTags.title, like))
    : undefined;
  const direction = input.order === 'desc' ? desc : asc;
  const { id, pageUrl: page_url, title, description } = metaTags;
  const query = db
    .select({ id, page_url, title, description })
    .from(metaTags)
    .where(chosen)
    .orderBy(direction(input.sort === 'title' ? title : page_url), asc(id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(metaTags, chosen), pageOf(query, input)]);
  return pagedAnswer(rows, total, input);
}

interface SaveMetaTag {
  ctx: DeskContext;
  /** Without an id: for one more page. The fields are checked by `metaTagFields`. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/** Adds or replaces the meta tags of a page. Staff only. Errors: `invalid`; those of `saveManaged`. */
export async function saveMetaTag({ ctx, input }: SaveMetaTag): Promise<Saved<number>> {
  const { page_url: pageUrl, ...texts } = await checkedJson(metaTagFields, input.fields);
  const row = { ...texts, pageUrl };
  const write = (tx: Database) => assertFree(UNIQUES, () => store(tx, input.id, row));
  const saved = await saveManaged({ ctx, of: managedMetaTag, input, write });
  ctx.notify(['meta']);
  return saved;
}

async function store(tx: Database, id: number | undefined, row: typeof metaTags.$inferInsert) {
  const own = { id: metaTags.id };
  const [saved] =
    id === undefined
      ? await tx.insert(metaTags).values(row).returning(own)
      : await tx.update(metaTags).set(row).where(eq(metaTags.id, id)).returning(own);
  return saved?.id as number;
}

interface RemoveMetaTag {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes the meta tags of a page, which then tells its own. Staff only. Errors: `removeManaged`. */
export async function removeMetaTag({ ctx, input }: RemoveMetaTag): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(metaTags).where(eq(metaTags.id, input.id));
  };
  await removeManaged({ ctx, of: managedMetaTag, input, remove });
  ctx.notify(['meta']);
}
