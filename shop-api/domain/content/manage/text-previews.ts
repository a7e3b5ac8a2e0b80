import { eq } from 'drizzle-orm';
import { CONTENT_PAGES, type ContentPageKey } from '../../../../contract/content/content.ts';
import { type PageFields, pageFields } from '../../../../contract/content/page-desk.ts';
import { postFields } from '../../../../contract/content/post-desk.ts';
import type { Database } from '../../../db/database.ts';
import type { blogs } from '../../../db/schema/content.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { toColumns } from '../../desk/entries.ts';
import { assertStorable, completed } from '../../desk/save-resource.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { notFound } from '../../kernel/errors.ts';
import { storedSettings } from '../../settings/read-settings.ts';
import { type Preview, previewedNumber } from '../../trail/previews.ts';
import { relatedProducts } from '../blogs/get-blog.ts';
import { toBlog } from '../blogs/published-blogs.ts';
import { displayedPage } from '../pages.ts';
import { pageRow } from './page-desk.ts';
import { storedPosts } from './posts.ts';

/** Stands for the number of a post that has none yet. */
const NEW_POST = 2_147_483_647;

/** A post as its page will display it. */
export const postPreview: Preview = {
  check: async (tx, given, id) => {
    previewedNumber(id);
    const fields = await checkedJson(postFields, given);
    await assertStorable(tx, storedPosts, fields);
    return fields;
  },
  show: async ({ ctx, id, fields }) => {
    const { fields: stored } = completed(storedPosts, fields, ctx.clock.now());
    const row = { ...toColumns(storedPosts, stored), id: previewedNumber(id) ?? NEW_POST };
    const blog = row as typeof blogs.$inferSelect;
    const picture = await pictureOf(ctx.db, blog.pictureId);
    const related_products = await relatedProducts(ctx, blog.categoryId);
    return { post: { blogData: toBlog({ blog, picture }), related_products } };
  },
};

async function pictureOf(db: Database, id: string | null) {
  if (id === null) return null;
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id));
  return picture ?? null;
}

/** The text of a page as it will be displayed. */
export const pagePreview: Preview = {
  check: async (_tx, given, id) => {
    keyOf(id);
    return checkedJson(pageFields, given);
  },
  show: async ({ ctx, id, fields, language }) => {
    const { row } = pageRow(fields as PageFields);
    const { company } = await storedSettings(ctx.db);
    return { page: { key: keyOf(id), ...displayedPage(row, language, company) } };
  },
};

function keyOf(id: string | null): ContentPageKey {
  const key = CONTENT_PAGES.find((one) => one === id);
  if (!key) throw notFound('page_not_found', 'Page');
  return key;
}
