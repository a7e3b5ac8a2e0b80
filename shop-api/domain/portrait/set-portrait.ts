import type { Picture } from '../../../contract/picture.ts';
import { portraits } from '../../db/schema/portraits.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Portrait } from '../../providers/portraits/portraits.ts';
import type { Context } from '../context.ts';
import { DomainError, invalidField } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { limitAttempts } from '../limits/count-attempt.ts';
import { portraitPicture } from './portrait-picture.ts';

interface SetPortrait {
  ctx: Context;
  /** The file as it was sent; nothing about it is known. */
  input: { bytes: Uint8Array };
}

const UPLOADS = { name: 'portrait', max: 20, windowMs: 3_600_000 };

/**
 * Customers give their account a picture, in place of the one before. What is kept is made anew from
 * its pixels. Errors: `invalid` (picture), `too_many_requests`.
 */
export async function setPortrait({ ctx, input: { bytes } }: SetPortrait): Promise<Picture> {
  const { customerId } = customerOf(ctx.who);
  await limitAttempts({ ctx, input: { limit: UPLOADS, of: String(customerId) } });
  const id = ctx.ids.portraitId();
  const row = { id, ...(await makePortrait(ctx, bytes)), createdAt: ctx.clock.now() };
  await inTransaction(ctx.db, (tx) =>
    tx
      .insert(portraits)
      .values({ customerId, ...row })
      .onConflictDoUpdate({ target: portraits.customerId, set: row }),
  );
  return portraitPicture(row);
}

async function makePortrait(ctx: Context, bytes: Uint8Array): Promise<Portrait> {
  try {
    return await ctx.portraits.make(bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'PictureRefused') throw invalidField('picture', error.message);
    if (error.name !== 'PortraitsBusy') throw error;
    throw new DomainError('too_many_requests', 'The shop is busy. Please try again in a minute.');
  }
}
