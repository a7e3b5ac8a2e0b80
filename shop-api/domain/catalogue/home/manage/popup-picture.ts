import { eq, inArray } from 'drizzle-orm';
import { popupFields } from '../../../../../contract/content/manage-home.ts';
import type { GivenFields } from '../../../../../contract/kit/check.ts';
import type { Database } from '../../../../db/database.ts';
import { popupPictures } from '../../../../db/schema/home.ts';
import { checkedJson } from '../../../kernel/checked-input.ts';
import { notFound } from '../../../kernel/errors.ts';
import { checkPictures } from '../../../pictures/check-pictures.ts';
import type { DeskContext } from '../../../trail/desk-context.ts';
import type { Managed } from '../../../trail/managed.ts';
import { lastPosition, type Order, orderEntries } from '../../../trail/order-entries.ts';
import { removeManaged, type Saved, saveManaged } from '../../../trail/save-managed.ts';
import { datesOf, displayColumns } from './display-state.ts';

type Row = typeof popupPictures.$inferSelect;

function toEntry(row: Row) {
  return {
    text: row.text,
    picture_id: row.pictureId,
    mobile_picture_id: row.mobilePictureId,
    position: row.position,
    is_published: row.isPublished,
    ...datesOf(row),
    translations: row.translations,
  };
}

/** Pictures beside the login, for desk and trail. */
export const popupManaged: Managed<number, ReturnType<typeof toEntry>> = {
  kind: 'popup_picture',
  missing: () => notFound('popup_picture_not_found', 'Picture of the popup'),
  async read(tx, ids) {
    const rows = await tx
      .select()
      .from(popupPictures)
      .where(inArray(popupPictures.id, [...ids]));
    return new Map(rows.map((row) => [row.id, toEntry(row)]));
  },
};

interface SavePopup {
  ctx: DeskContext;
  /** Without an id: a new one, behind all others. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/** Adds or replaces a picture of the popup. Staff only. Errors: `invalid`; of `saveManaged`. */
export async function savePopupPicture({ ctx, input }: SavePopup): Promise<Saved<number>> {
  const fields = await checkedJson(popupFields, input.fields);
  const { text, picture_id: pictureId, mobile_picture_id: mobilePictureId, translations } = fields;
  const row = { text, pictureId, mobilePictureId, translations, ...displayColumns(fields) };
  const write = async (tx: Database) => {
    await checkPictures(tx, [
      { field: 'picture_id', id: pictureId, use: 'popup' },
      { field: 'mobile_picture_id', id: mobilePictureId, use: 'section' },
    ]);
    return store(tx, input.id, row);
  };
  const saved = await saveManaged({ ctx, of: popupManaged, input, write });
  ctx.notify(['chrome']);
  return saved;
}

async function store(
  tx: Database,
  id: number | undefined,
  row: Omit<typeof popupPictures.$inferInsert, 'position'>,
): Promise<number> {
  const own = { id: popupPictures.id };
  const [saved] =
    id === undefined
      ? await tx
          .insert(popupPictures)
          .values({ ...row, position: lastPosition(popupPictures) })
          .returning(own)
      : await tx.update(popupPictures).set(row).where(eq(popupPictures.id, id)).returning(own);
  return saved?.id as number;
}

interface RemovePopup {
  ctx: DeskContext;
  input: { id: number; version: number };
}

/** Removes a picture of the popup. Staff only. Errors: those of `removeManaged`. */
export async function removePopupPicture({ ctx, input }: RemovePopup): Promise<void> {
  const remove = async (tx: Database) => {
    await tx.delete(popupPictures).where(eq(popupPictures.id, input.id));
  };
  await removeManaged({ ctx, of: popupManaged, input, remove });
  ctx.notify(['chrome']);
}

/** Puts the pictures of the popup in order. Staff only. Errors: those of `orderEntries`. */
export async function orderPopupPictures({ ctx, input }: { ctx: DeskContext; input: Order }) {
  await orderEntries({ ctx, of: popupManaged, table: popupPictures, input });
  ctx.notify(['chrome']);
}
