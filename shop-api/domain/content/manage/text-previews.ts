import { eq } from 'drizzle-orm';
import { CONTENT_PAGES, type ContentPageKey } from '../../../../contract/content/content.ts';
import { type PostFields, postFields } from '../../../../contract/content/manage-posts.ts';
import { type PageFields, pageFields } from '../../../../contract/content/manage-texts.ts';
import type { Database } from '../../../db/database.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { checkedJson } from '../../kernel/checked-input.ts';
import { notFound } from '../../kernel/errors.ts';
import { storedSettings } from '../../settings/read-settings.ts';
import { type Preview, previewedNumber } from '../../trail/previews.ts';
import { relatedProducts } from '../blogs/get-blog.ts';
import { toBlog } from '../blogs/published-blogs.ts';
import { displayedPage } from '../pages.ts';
import { pageRow } from './page-desk.ts';
import { assertPostNames, postRow } from './save-post.ts';

/** Stands for the number of a post that has none yet. */
const NEW_POST = 2_147_483_647;

/** A post as its page will display it. */
export const postPreview: Preview = {
  check: async (tx, given, id) => {
    previewedNumber(id);
    const fields = await checkedJson(postFields, given);
    await assertPostNames(tx, fields);
    return fields;
  },
  show: async ({ ctx, id, fields }) => {
    const { row } = postRow(fields as PostFields, ctx.clock.now());
    const blog = { ...row, id: previewedNumber(id) ?? NEW_POST };
    const picture = await pictureOf(ctx.db, row.pictureId);
    const related_products = await relatedProducts(ctx, row.categoryId);
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
