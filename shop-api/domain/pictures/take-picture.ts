import { sql } from 'drizzle-orm';
import type { PictureData } from '../../../contract/kit/shapes.ts';
import { requestMessages } from '../../../contract/messages/requests.ts';
import { pictureMessages } from '../../../contract/messages/staff-pictures.ts';
import { MAX_PICTURE_BYTES } from '../../../contract/shop/limits.ts';
import { isLargeEnough, type PictureUse } from '../../../contract/shop/picture-uses.ts';
import { pictures } from '../../db/schema/pictures.ts';
import type { StoredPicture } from '../../providers/pictures/store-picture.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError, invalidField } from '../kernel/errors.ts';
import { toPicture } from '../kernel/pictures.ts';
import { assertStaff, type DeskContext } from '../trail/desk-context.ts';

/** What the verbs of pictures need: calls of staff have it, and commands. */
export type PictureContext = Pick<DeskContext, 'db' | 'clock' | 'who'> &
  Pick<Context, 'pictureStore'>;

/** A stored picture as fields name it. */
export type TakenPicture = PictureData & { id: string };

interface TakePicture {
  ctx: PictureContext;
  input: {
    /** The file as it was sent, unchecked. */
    bytes: Uint8Array;
    /** What it is for; a picture that is too small for it is refused. */
    use?: PictureUse | undefined;
    /** Somebody waits for it; a file of goods has many. */
    isAwaited?: boolean;
  };
}

/**
 * Stores a picture; the same bytes are one picture, and not decoded again. Outside of every
 * transaction, since it takes time. Staff only. Errors: `invalid` (pictures), `too_many_requests`.
 */
export async function takePicture({ ctx, input }: TakePicture): Promise<TakenPicture> {
  assertStaff(ctx);
  const { bytes, use, isAwaited = false } = input;
  if (bytes.length > MAX_PICTURE_BYTES) throw refused(pictureMessages.tooLarge);
  const stored = await store(ctx, bytes, isAwaited);
  if (use && !isLargeEnough(use, stored)) throw refused(pictureMessages.tooSmall(use, stored));
  const { id, width, height, widths, blur } = stored;
  const storedAt = ctx.clock.now();
  const [row] = await ctx.db
    .insert(pictures)
    .values({ id, width, height, widths, blur, storedAt })
    .onConflictDoUpdate({ target: pictures.id, set: { storedAt: sql`excluded.stored_at` } })
    .returning();
  if (!row) throw new Error('An upsert always answers its row');
  // Housekeeping may have removed the same picture while its row was written.
  if (!(await ctx.pictureStore.has(id))) await store(ctx, bytes, isAwaited);
  return { id, ...toPicture(row) };
}

async function store(
  { pictureStore }: Pick<Context, 'pictureStore'>,
  bytes: Uint8Array,
  isAwaited: boolean,
): Promise<StoredPicture> {
  try {
    return await pictureStore.take(bytes, isAwaited);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'PictureRefused') throw refused(error.message);
    if (error.name !== 'UploadMakerBusy') throw error;
    throw new DomainError('too_many_requests', 'pictures_busy', requestMessages.busyForAMinute);
  }
}

function refused(message: string): DomainError {
  return invalidField('pictures', 'picture_not_usable', message);
}
