import { asc, eq, sql } from 'drizzle-orm';
import type {
  ContentPage,
  ContentPageKey,
  FaqGroup,
  Partner,
} from '../../../contract/content/content.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { contentPages, faqs, partners } from '../../db/schema/content.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { toPicture } from '../kernel/pictures.ts';

interface GetPageText {
  ctx: Context;
  input: { key: ContentPageKey; language: Language };
}

/** Public. Returns the text of a page, in English where it has no other. Errors: `not_found` where staff wrote none. */
export async function getPageText({ ctx, input }: GetPageText): Promise<ContentPage> {
  const [page] = await ctx.db.select().from(contentPages).where(eq(contentPages.key, input.key));
  if (!page) throw notFound('page_not_found', 'Page');
  const { title, html, titleHi, htmlHi, updatedOn: updated_on } = page;
  if (input.language === 'hi' && titleHi !== null && htmlHi !== null) {
    return { title: titleHi, html: htmlHi, updated_on };
  }
  return { title, html, updated_on };
}

interface ListFaqs {
  ctx: Context;
  input: { language: Language };
}

const IN_ENGLISH = { group: faqs.group, question: faqs.question, answer: faqs.answerHtml };
const IN_HINDI = {
  group: sql<string>`coalesce(${faqs.groupHi}, ${faqs.group})`,
  question: sql<string>`coalesce(${faqs.questionHi}, ${faqs.question})`,
  answer: sql<string>`coalesce(${faqs.answerHtmlHi}, ${faqs.answerHtml})`,
};

/** Public. Lists the published questions in order, in groups by their first question. */
export async function listFaqs({ ctx, input: { language } }: ListFaqs): Promise<FaqGroup[]> {
  const texts = language === 'hi' ? IN_HINDI : IN_ENGLISH;
  const rows = await ctx.db
    .select({ id: faqs.id, ...texts })
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
