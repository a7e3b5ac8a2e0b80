import { eq } from 'drizzle-orm';
import type { Picture } from '../../../contract/picture.ts';
import type { Database } from '../../db/database.ts';
import { portraits } from '../../db/schema/portraits.ts';
import type { Customer } from '../identity/who.ts';
import { portraitPicture } from './portrait-picture.ts';

/** The caller's own picture, or null. */
export async function readPortrait(
  db: Database,
  { customerId }: Pick<Customer, 'customerId'>,
): Promise<Picture | null> {
  const [own] = await db
    .select({ id: portraits.id, blur: portraits.blur })
    .from(portraits)
    .where(eq(portraits.customerId, customerId));
  return own ? portraitPicture(own) : null;
}
