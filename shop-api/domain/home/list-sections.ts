import { asc, eq, inArray } from 'drizzle-orm';
import type { HomeSection, SectionKey } from '../../../contract/home.ts';
import type { Database } from '../../db/database.ts';
import { homeSectionItems } from '../../db/schema/home-section-items.ts';
import { homeSections } from '../../db/schema/home-sections.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { Context } from '../context.ts';
import { toPicture } from '../pictures/to-picture.ts';

type Place = 'upper' | 'lower' | 'foot';

/** Anyone may read the sections of a place, in order; hidden ones say so and are the reader's to leave out. */
export async function listSections({
  ctx,
  input,
}: {
  ctx: Context;
  input: { place: Place };
}): Promise<HomeSection[]> {
  const sections = await ctx.db
    .select({ section: homeSections, picture: pictures })
    .from(homeSections)
    .leftJoin(pictures, eq(pictures.id, homeSections.pictureId))
    .where(eq(homeSections.place, input.place))
    .orderBy(asc(homeSections.position), asc(homeSections.id));
  const items = await readItems(
    ctx.db,
    sections.map(({ section }) => section.id),
  );
  return sections.map(({ section, picture }) => ({
    id: section.id,
    key: section.key as SectionKey,
    label: section.label,
    description: section.description,
    image: picture && toPicture(picture),
    images: items.filter((row) => row.item.sectionId === section.id).map(toItem),
    is_visible_on_website: section.isVisibleOnWebsite,
  }));
}

type ItemRow = Awaited<ReturnType<typeof readItems>>[number];

function readItems(db: Database, sectionIds: number[]) {
  return db
    .select({ item: homeSectionItems, picture: pictures })
    .from(homeSectionItems)
    .leftJoin(pictures, eq(pictures.id, homeSectionItems.pictureId))
    .where(inArray(homeSectionItems.sectionId, sectionIds))
    .orderBy(asc(homeSectionItems.position));
}

function toItem({ item, picture }: ItemRow): HomeSection['images'][number] {
  return {
    image: picture && toPicture(picture),
    title: item.title,
    text: item.text,
    link: item.link,
  };
}
