import { eq, inArray } from 'drizzle-orm';
import { announcementFields } from '../../../../../contract/content/manage-home.ts';
import type { GivenFields } from '../../../../../contract/kit/check.ts';
import type { Database } from '../../../../db/database.ts';
import { announcements } from '../../../../db/schema/home.ts';
import { checkedJson } from '../../../kernel/checked-input.ts';
import { notFound } from '../../../kernel/errors.ts';
import type { DeskContext } from '../../../trail/desk-context.ts';
import type { Managed } from '../../../trail/managed.ts';
import { removeManaged, type Saved, saveManaged } from '../../../trail/save-managed.ts';
import { datesOf, displayColumns } from './display-state.ts';

type Row = typeof announcements.$inferSelect;

function toEntry(row: Row) {
  const { text, link, isPublished: is_published, translations } = row;
  return { text, link, is_published, ...datesOf(row), translations };
}

/** Announcements above the header, for desk and trail. */
export const announcementManaged: Managed<number, ReturnType<typeof toEntry>> = {
  kind: 'announcement',
  missing: () => notFound('announcement_not_found', 'Announcement'),
  async read(tx, ids) {
    const rows = await tx
      .select()
      .from(announcements)
      .where(inArray(announcements.id, [...ids]));
    return new Map(rows.map((row) => [row.id, toEntry(row)]));
  },
};

interface SaveAnnouncement {
  ctx: DeskContext;
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/** Adds or replaces an announcement. Staff only. Errors: `invalid`; those of `saveManaged`. */
export async function saveAnnouncement({ ctx, input }: SaveAnnouncement): Promise<Saved<number>> {
  const fields = await checkedJson(announcementFields, input.fields);
  const { text, link, translations } = fields;
  const row = { text, link, translations, ...displayColumns(fields) };
  const write = (tx: Database) => store(tx, input.id, row);
  const saved = await saveManaged({ ctx, of: announcementManaged, input, write });
  ctx.notify(['chrome']);
  return saved;
}

async function store(
  tx: Database,
  id: number | undefined,
  row: typeof announcements.$inferInsert,
): Promise<number> {
  const own = { id: announcements.id };
  const [saved] =
    id === undefined
      ? await tx.insert(announcements).values(row).returning(own)
      : await tx.update(announcements).set(row).where(eq(announcements.id, id)).returning(own);
  return saved?.id as number;
}

interface RemoveAnnouncement {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes an announcement. Staff only. Errors: those of `removeManaged`. */
export async function removeAnnouncement({ ctx, input }: RemoveAnnouncement): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(announcements).where(eq(announcements.id, input.id));
  };
  await removeManaged({ ctx, of: announcementManaged, input, remove });
  ctx.notify(['chrome']);
}
