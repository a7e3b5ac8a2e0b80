import { asc, eq } from 'drizzle-orm';
import type { ContentPage, ContentPageKey, FaqGroup, Partner } from '../../../contract/content.ts';
import { contentPages, faqs, partners } from '../../db/schema/content.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { toPicture } from '../kernel/pictures.ts';

interface GetPageText {
  ctx: Context;
  input: { key: ContentPageKey };
}

/** Public. Returns the text of a page. Errors: `not_found` where staff wrote none. */
export async function getPageText({ ctx, input }: GetPageText): Promise<ContentPage> {
  const [page] = await ctx.db.select().from(contentPages).where(eq(contentPages.key, input.key));
  if (!page) throw notFound('page_not_found', 'Page');
  const { title, html, updatedOn: updated_on } = page;
  return { title, html, updated_on };
}

/** Public. Lists the published questions in order, in groups by their first question. */
export async function listFaqs({ ctx }: { ctx: Context }): Promise<FaqGroup[]> {
  const rows = await ctx.db
    .select({ group: faqs.group, id: faqs.id, question: faqs.question, answer: faqs.answerHtml })
    .from(faqs)
    .where(eq(faqs.isPublished, true))
    .orderBy(asc(faqs.position));
  return Array.from(
    Map.groupBy(rows, ({ group }) => group),
    ([group, ofGroup]) => ({ group, items: ofGroup.map(({ group: _, ...item }) => item) }),
  );
}

/** Public. Lists the partners of the shop, in order. */
export async function listPartners({ ctx }: { ctx: Context }): Promise<Partner[]> {
  const rows = await ctx.db
    .select({ partner: partners, picture: pictures })
    .from(partners)
    .leftJoin(pictures, eq(pictures.id, partners.pictureId))
    .orderBy(asc(partners.position), asc(partners.id));
  return rows.map(({ partner: { id, name, kind, text, url }, picture }) => ({
    ...{ id, name, kind, text, url },
    image: picture && toPicture(picture),
  }));
}
