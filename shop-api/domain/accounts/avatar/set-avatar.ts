import type { PictureData } from '../../../../contract/kit/shapes.ts';
import { requestMessages } from '../../../../contract/messages/requests.ts';
import { avatars } from '../../../db/schema/avatars.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AvatarFiles } from '../../../providers/uploads/upload-maker.ts';
import { limitAttempts } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/durations.ts';
import { DomainError, invalidField } from '../../kernel/errors.ts';
import { customerOf } from '../../kernel/who.ts';
import { avatarPicture } from './avatar.ts';

interface SetAvatar {
  ctx: Context;
  /** The file as sent, unchecked. */
  input: { bytes: Uint8Array };
}

const UPLOADS = { name: 'portrait', max: 20, windowMs: HOUR_MS };

/**
 * Sets or replaces the customer's avatar. The stored files are re-encoded from its pixels.
 * Customers only. Errors: `invalid` (picture), `too_many_requests`.
 */
export async function setAvatar({ ctx, input: { bytes } }: SetAvatar): Promise<PictureData> {
  const { customerId } = customerOf(ctx.who);
  await limitAttempts({ ctx, input: { limit: UPLOADS, of: String(customerId) } });
  const id = ctx.ids.avatarId();
  const row = { id, ...(await makeAvatar(ctx, bytes)), createdAt: ctx.clock.now() };
  await inTransaction(ctx.db, (tx) =>
    tx
      .insert(avatars)
      .values({ customerId, ...row })
      .onConflictDoUpdate({ target: avatars.customerId, set: row }),
  );
  return avatarPicture(row);
}

async function makeAvatar(ctx: Context, bytes: Uint8Array): Promise<AvatarFiles> {
  try {
    return await ctx.avatars.make(bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'PictureRefused') {
      throw invalidField('picture', 'picture_not_usable', error.message);
    }
    if (error.name !== 'UploadMakerBusy') throw error;
    throw new DomainError('too_many_requests', 'pictures_busy', requestMessages.busyForAMinute);
  }
}
