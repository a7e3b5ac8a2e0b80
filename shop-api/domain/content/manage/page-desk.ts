import { asc, eq, inArray } from 'drizzle-orm';
import type { ContentPageKey } from '../../../../contract/content/content.ts';
import { type PageFields, pageFields } from '../../../../contract/content/page-desk.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { LANGUAGE_CODES } from '../../../../contract/shop/languages.ts';
import type { Database } from '../../../db/database.ts';
import { contentPages } from '../../../db/schema/content.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { RichTexts } from '../../kernel/rich-text.ts';
import { staffOf } from '../../kernel/who.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import type { Managed } from '../../trail/managed.ts';
import { type Saved, saveManaged } from '../../trail/save-managed.ts';

/** The text of a page as a desk reads and saves it. */
export const managedPage: Managed<ContentPageKey, PageFields> = {
  kind: 'page',
  missing: () => notFound('page_not_found', 'Page'),
  read: async (tx, keys) => {
    const rows = await tx
      .select()
      .from(contentPages)
      .where(inArray(contentPages.key, [...keys]));
    return new Map(
      rows.map(({ key, title, html, translations, updatedOn: updated_on }) => [
        key,
        { title, html, translations, updated_on },
      ]),
    );
  },
};

interface ListPages {
  ctx: Context;
  input: { q?: string | undefined };
}

/** Returns the pages whose texts staff edit. Staff only. */
export async function listDeskPages({ ctx: { db, who }, input }: ListPages) {
  staffOf(who);
  const rows = await db.select().from(contentPages).orderBy(asc(contentPages.title));
  const wanted = input.q?.toLowerCase() ?? '';
  const data = rows
    .filter(({ key, title }) => `${key} ${title}`.toLowerCase().includes(wanted))
    .map(({ key, title, translations, updatedOn: updated_on }) => ({
      ...{ id: key, title, updated_on },
      languages: LANGUAGE_CODES.filter((code) => code === 'en' || translations[code]),
    }));
  return { data, total_count: data.length, total_pages: 1 };
}

interface SavePage {
  ctx: DeskContext;
  /** The fields are checked by `pageFields`. */
  input: { id: ContentPageKey; version?: number | undefined; fields: GivenFields };
}

/** Replaces the text of a page. Staff only. Errors: `invalid` by field; those of `saveManaged`. */
export async function savePage({ ctx, input }: SavePage): Promise<Saved<ContentPageKey>> {
  const { id, version } = input;
  const { row, message } = pageRow(await checkedJson(pageFields, input.fields));
  const write = async (tx: Database) => {
    await tx.update(contentPages).set(row).where(eq(contentPages.key, id));
    return id;
  };
  const saved = await saveManaged({ ctx, of: managedPage, input: { id, version }, write });
  ctx.notify(['content']);
  return { ...saved, message };
}

/** Returns the columns of a page, with clean texts. */
export function pageRow(fields: PageFields) {
  const texts = new RichTexts();
  const row = {
    title: fields.title,
    html: texts.clean('Text', fields.html),
    translations: texts.cleanIn('Text', 'html', fields.translations),
    updatedOn: fields.updated_on || null,
  };
  return { row, message: texts.message };
}
