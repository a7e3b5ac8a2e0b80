import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Announcement, PopupPicture } from '../../../../contract/content/home-page.ts';
import { announcements, popupPictures } from '../../../db/schema/home.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import type { Context } from '../../kernel/context.ts';
import { isWithinDates } from '../../kernel/dated.ts';
import { toPicture } from '../../kernel/pictures.ts';

/** Public. Returns the line above the header: of those that are displayed now the newest. */
export async function getAnnouncement({ ctx }: { ctx: Context }): Promise<Announcement | null> {
  const [row] = await ctx.db
    .select()
    .from(announcements)
    .where(and(announcements.isPublished, isWithinDates(announcements, ctx.clock.now())))
    .orderBy(sql`${announcements.visibleFrom} DESC NULLS LAST`, desc(announcements.id))
    .limit(1);
  if (!row) return null;
  const { text, link, translations } = row;
  return { text, link, translations };
}

const low = alias(pictures, 'low');

/** Public. Lists the pictures beside the login that are displayed now, in order. */
export async function listPopupPictures({ ctx }: { ctx: Context }): Promise<PopupPicture[]> {
  const rows = await ctx.db
    .select({ row: popupPictures, picture: pictures, low })
    .from(popupPictures)
    .innerJoin(pictures, eq(pictures.id, popupPictures.pictureId))
    .leftJoin(low, eq(low.id, popupPictures.mobilePictureId))
    .where(and(popupPictures.isPublished, isWithinDates(popupPictures, ctx.clock.now())))
    .orderBy(asc(popupPictures.position), asc(popupPictures.id));
  return rows.map(({ row: { id, text, translations }, picture, low: mobile }) => ({
    id,
    text,
    image: toPicture(picture),
    mobile_image: mobile && toPicture(mobile),
    translations,
  }));
}
