import { asc, eq, inArray } from 'drizzle-orm';
import type { PageSection } from '../../../../contract/content/home-page.ts';
import { homeSectionItems, homeSections } from '../../../db/schema/home.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import type { Context } from '../../kernel/context.ts';
import { toPicture } from '../../kernel/pictures.ts';

/** Public. Lists the sections that the home page shows, in its order. */
export async function listPageSections({ ctx }: { ctx: Context }): Promise<PageSection[]> {
  const sections = await ctx.db
    .select({ section: homeSections, picture: pictures })
    .from(homeSections)
    .leftJoin(pictures, eq(pictures.id, homeSections.pictureId))
    .where(eq(homeSections.isVisibleOnWebsite, true))
    .orderBy(asc(homeSections.position), asc(homeSections.id));
  const ids = sections.map(({ section }) => section.id);
  const items = await ctx.db
    .select({ item: homeSectionItems, picture: pictures })
    .from(homeSectionItems)
    .leftJoin(pictures, eq(pictures.id, homeSectionItems.pictureId))
    .where(inArray(homeSectionItems.sectionId, ids))
    .orderBy(asc(homeSectionItems.position));
  const imagesOf = (id: number) =>
    items
      .filter(({ item }) => item.sectionId === id)
      .map(({ item: { title, text, link, translations }, picture }) => {
        return { image: picture && toPicture(picture), title, text, link, translations };
      });
  return sections.map(({ section, picture }) => ({
    key: section.key,
    label: section.label,
    description: section.description,
    image: picture && toPicture(picture),
    images: imagesOf(section.id),
    translations: section.translations,
  }));
}
