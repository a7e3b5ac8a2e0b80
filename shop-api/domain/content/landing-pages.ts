import { and, asc, eq } from 'drizzle-orm';
import type { LandingPageLink } from '../../../contract/content/landing-pages.ts';
import { translationIn } from '../../../contract/kit/translations.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { landingPages } from '../../db/schema/landing-pages.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { readVoices } from '../catalogue/reviews/read-voices.ts';
import type { Given } from '../kernel/context.ts';
import { notFound } from '../kernel/errors.ts';
import { toPicture } from '../kernel/pictures.ts';
import { relatedProducts } from './blogs/get-blog.ts';

/** Public. Lists the links of the published landing pages in their order; untranslated ones in English. */
export async function listLandingPages({
  ctx,
  input: { language },
}: Given<{ language: Language }>): Promise<LandingPageLink[]> {
  const { id, title, place, translations } = landingPages;
  const rows = await ctx.db
    .select({ id, title, place, translations })
    .from(landingPages)
    .where(eq(landingPages.isPublished, true))
    .orderBy(asc(landingPages.position), asc(id));
  return rows.map((row) => ({
    id: row.id,
    name: row.title,
    title: translationIn(row.translations, language)?.title ?? row.title,
    place: row.place as LandingPageLink['place'],
  }));
}

/**
 * Public. Returns a published landing page in a language, what has no translation in English.
 * Errors: `not_found`.
 */
export async function getLandingPage({
  ctx,
  input: { id, language },
}: Given<{ id: number; language: Language }>) {
  const [row] = await ctx.db
    .select({ page: landingPages, picture: pictures })
    .from(landingPages)
    .leftJoin(pictures, eq(pictures.id, landingPages.pictureId))
    .where(and(eq(landingPages.id, id), eq(landingPages.isPublished, true)));
  if (!row) throw notFound('landing_page_not_found', 'Landing page');
  const products = await relatedProducts(ctx, row.page.categoryId);
  const { title, lead, contentHtml, pictureAlt, metaDescription } = row.page;
  return {
    ...{ id, name: title, title, lead, content: contentHtml, picture_alt: pictureAlt },
    meta_description: metaDescription,
    ...translationIn(row.page.translations, language),
    picture: row.picture && toPicture(row.picture),
    products,
    voices: await readVoices(
      ctx.db,
      products.map(({ product }) => product.id),
    ),
  };
}
