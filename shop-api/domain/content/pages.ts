import { asc, eq } from 'drizzle-orm';
import type {
  ContentPage,
  ContentPageKey,
  FaqGroup,
  Partner,
} from '../../../contract/content/content.ts';
import { translationIn } from '../../../contract/kit/translations.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import { contentPages, faqGroups, faqs, partners } from '../../db/schema/content.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context, Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { toPicture } from '../kernel/pictures.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { companyFiller } from './company-filler.ts';

/** Public. Returns the text of a page, in English where it has no other. Errors: `not_found` where staff wrote none. */
export async function getPageText({
  ctx,
  input,
}: Given<{ key: ContentPageKey; language: Language }>): Promise<ContentPage> {
  const [page] = await ctx.db.select().from(contentPages).where(eq(contentPages.key, input.key));
  if (!page) throw notFound('page_not_found', 'Page');
  const { company } = await storedSettings(ctx.db);
  return displayedPage(page, input.language, company);
}

/** Returns the text of a page as shoppers read it, with the facts of the company in its places. */
export function displayedPage(
  { title, html, translations, updatedOn }: Omit<typeof contentPages.$inferSelect, 'key'>,
  language: Language,
  company: CompanyProfile,
): ContentPage {
  const own = translationIn(translations, language);
  const fill = companyFiller(company, own ? language : 'en');
  return {
    title: fill.text(own?.title ?? title),
    html: fill.html(own?.html ?? html),
    updated_on: updatedOn,
  };
}

/** Public. Lists the published questions in order, in their groups. */
export async function listFaqs({
  ctx,
  input: { language },
}: Given<{ language: Language }>): Promise<FaqGroup[]> {
  const rows = await ctx.db
    .select({ faq: faqs, group: faqGroups })
    .from(faqs)
    .innerJoin(faqGroups, eq(faqGroups.id, faqs.groupId))
    .where(eq(faqs.isPublished, true))
    .orderBy(asc(faqGroups.position), asc(faqGroups.id), asc(faqs.position), asc(faqs.id));
  const { company } = await storedSettings(ctx.db);
  return Array.from(Map.groupBy(rows, ({ group }) => group.id).values(), (ofGroup) => ({
    group: nameIn(ofGroup[0]?.group, language),
    items: ofGroup.map(({ faq: { id, question, answerHtml, translations } }) => {
      const own = translationIn(translations, language);
      const fill = companyFiller(company, own ? language : 'en');
      return {
        id,
        question: fill.text(own?.question ?? question),
        answer: fill.html(own?.answer ?? answerHtml),
      };
    }),
  }));
}

function nameIn(group: typeof faqGroups.$inferSelect | undefined, language: Language): string {
  if (!group) return '';
  return translationIn(group.translations, language)?.name ?? group.name;
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
