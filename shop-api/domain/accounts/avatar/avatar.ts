import { and, eq } from 'drizzle-orm';
import type { PictureData } from '../../../../contract/kit/shapes.ts';
import { AVATAR_WIDTHS } from '../../../../contract/shop/limits.ts';
import type { Database } from '../../../db/database.ts';
import { avatars } from '../../../db/schema/avatars.ts';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Customer, customerOf } from '../../kernel/who.ts';

/** Returns an avatar in API format; `getAvatarFile` returns its files. */
export function avatarPicture({ id, blur }: { id: string; blur: string }): PictureData {
  const side = Math.max(...AVATAR_WIDTHS);
  const widths = [...AVATAR_WIDTHS];
  return { src: `/media/portraits/${id}`, width: side, height: side, widths, blur };
}

/** Returns the customer's own avatar, or null. */
export async function readAvatar(
  db: Database,
  { customerId }: Pick<Customer, 'customerId'>,
): Promise<PictureData | null> {
  const [own] = await db
    .select({ id: avatars.id, blur: avatars.blur })
    .from(avatars)
    .where(eq(avatars.customerId, customerId));
  return own ? avatarPicture(own) : null;
}

/** Removes the customer's avatar; does nothing without one. Customers only. */
export async function removeAvatar({ ctx }: { ctx: Context }): Promise<void> {
  const { customerId } = customerOf(ctx.who);
  await inTransaction(ctx.db, (tx) => tx.delete(avatars).where(eq(avatars.customerId, customerId)));
}

const COLUMNS = {
  '256.avif': avatars.avif256,
  '512.avif': avatars.avif512,
  '256.webp': avatars.webp256,
  '512.webp': avatars.webp512,
};
type FileName = keyof typeof COLUMNS;

interface GetAvatarFile {
  ctx: Pick<Context, 'db'>;
  input: { id: string; file: string };
}

/**
 * Returns a file of an avatar, as long as the account is open. Public: the id in the URL is the
 * only key. Errors: `not_found`.
 */
export async function getAvatarFile({ ctx, input }: GetAvatarFile): Promise<Uint8Array> {
  if (!isFileName(input.file)) throw notFound('picture_not_found', 'Picture');
  const [found] = await ctx.db
    .select({ bytes: COLUMNS[input.file] })
    .from(avatars)
    .innerJoin(customers, eq(customers.id, avatars.customerId))
    .where(and(eq(avatars.id, input.id), customers.isActive));
  if (!found) throw notFound('picture_not_found', 'Picture');
  return found.bytes;
}

function isFileName(file: string): file is FileName {
  return Object.hasOwn(COLUMNS, file);
}
