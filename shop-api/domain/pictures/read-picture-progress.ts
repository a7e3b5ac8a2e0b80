import { eq } from 'drizzle-orm';
import type { PictureProgress } from '../../../contract/staff/pictures.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { notFound } from '../kernel/errors.ts';
import { toPicture } from '../kernel/pictures.ts';
import { assertStaff } from '../trail/desk-context.ts';
import type { PictureContext } from './take-picture.ts';

interface ReadPictureProgress {
  ctx: PictureContext;
  input: { id: string };
}

/** Returns a picture and how many of its files are made. Staff only. Errors: `not_found`. */
export async function readPictureProgress({
  ctx,
  input: { id },
}: ReadPictureProgress): Promise<PictureProgress> {
  assertStaff(ctx);
  const [row] = await ctx.db.select().from(pictures).where(eq(pictures.id, id));
  if (!row) throw notFound('picture_not_found', 'Picture');
  return { picture: { id, ...toPicture(row) }, ...(await ctx.pictureStore.progressOf(row)) };
}
