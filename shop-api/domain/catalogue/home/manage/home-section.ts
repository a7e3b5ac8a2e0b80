import { asc, inArray } from 'drizzle-orm';
import { HOME_SECTIONS } from '../../../../../contract/content/home-sections.ts';
import type { Database } from '../../../../db/database.ts';
import { homeSectionItems, homeSections, statistics } from '../../../../db/schema/home.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { Managed } from '../../../trail/managed.ts';

type Section = typeof homeSections.$inferSelect;

/** What stands in a section, as the desk displays it. */
type Item = Awaited<ReturnType<typeof readItems>>[number]['item'];

function toEntry(row: Section, items: Item[]) {
  return {
    key: row.key,
    name: HOME_SECTIONS[row.key].name,
    label: row.label,
    description: row.description,
    picture_id: row.pictureId,
    is_visible: row.isVisibleOnWebsite,
    position: row.position,
    items,
    translations: row.translations,
  };
}

/** Sections of the home page, for desk and trail. */
export const sectionManaged: Managed<number, ReturnType<typeof toEntry>> = {
  kind: 'home_section',
  missing: () => notFound('home_section_not_found', 'Section'),
  async read(tx, ids) {
    const rows = await tx
      .select()
      .from(homeSections)
      .where(inArray(homeSections.id, [...ids]));
    const items = await readItems(tx, rows);
    return new Map(
      rows.map((row) => {
        const own = items.filter(({ sectionId }) => sectionId === row.id);
        return [
          row.id,
          toEntry(
            row,
            own.map(({ item }) => item),
          ),
        ];
      }),
    );
  },
};

/** The figures of the shop are items too, in a table of their own. */
async function readItems(tx: Database, sections: readonly Section[]) {
  const ids = sections.map(({ id }) => id);
  const rows = await tx
    .select()
    .from(homeSectionItems)
    .where(inArray(homeSectionItems.sectionId, ids))
    .orderBy(asc(homeSectionItems.position));
  const items = rows.map(({ sectionId, title, text, link, pictureId, translations }) => ({
    sectionId,
    item: { title, text, link, picture_id: pictureId, translations },
  }));
  const figures = sections.find(({ key }) => key === 'statistics');
  if (!figures) return items;
  const counted = await tx
    .select()
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
  const own = counted.map(({ name, value, translations }) => ({
    sectionId: figures.id,
    item: { title: name, text: value, link: null, picture_id: null, translations },
  }));
  return [...items, ...own];
}
