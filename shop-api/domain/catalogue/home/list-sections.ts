import { asc, eq, inArray } from 'drizzle-orm';
import type { HomeSection, SectionKey } from '../../../../contract/content/home.ts';
import { HOME_SECTIONS } from '../../../../contract/content/home-sections.ts';
import type { Database } from '../../../db/database.ts';
import { homeSectionItems, homeSections } from '../../../db/schema/home.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import type { Context } from '../../kernel/context.ts';
import { toPicture } from '../../kernel/pictures.ts';

type HomeSlot = 'upper' | 'lower' | 'foot';

/** Public. Lists the sections of a slot, in order, including hidden ones (flagged as such). */
export async function listSections({
  ctx,
  input,
}: {
  ctx: Context;
  input: { slot: HomeSlot };
}): Promise<HomeSection[]> {
  const sections = await ctx.db
    .select({ section: homeSections, picture: pictures })
    .from(homeSections)
    .leftJoin(pictures, eq(pictures.id, homeSections.pictureId))
    .where(eq(homeSections.slot, input.slot))
    .orderBy(asc(homeSections.position), asc(homeSections.id));
  const items = await readItems(
    ctx.db,
    sections.map(({ section }) => section.id),
  );
  return sections.map(({ section, picture }) => ({
    id: section.id,
    key: section.key as SectionKey,
    label: section.label || HOME_SECTIONS[section.key].name,
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
