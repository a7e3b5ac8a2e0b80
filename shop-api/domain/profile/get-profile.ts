import type { Profile } from '../../../contract/profile.ts';
import { listAddresses } from '../address/list-addresses.ts';
import type { Context } from '../context.ts';
import { customerOf } from '../identity/who.ts';
import { profileData } from './profile-data.ts';
import { readOwnRow } from './read-own-row.ts';

/** Customers read their own details and addresses. */
export async function getProfile({ ctx }: { ctx: Context }): Promise<Profile> {
  const row = await readOwnRow(ctx.db, customerOf(ctx.who));
  return { ...(await profileData(ctx, row)), addresses: await listAddresses({ ctx }) };
}
