import type { InferType } from 'yup';
import type { profileEndpoints } from '../../../contract/profile.ts';
import type { customers } from '../../db/schema/customers.ts';
import type { Context } from '../context.ts';
import { isEliteAt } from '../identity/is-elite-at.ts';
import { readPortrait } from '../portrait/read-portrait.ts';

/** A customer's details as they travel, without addresses. */
export type Details = InferType<typeof profileEndpoints.editProfile.answer>['data'];

/** A customer's stored details and picture as they travel. */
export async function profileData(
  ctx: Pick<Context, 'db' | 'clock'>,
  row: typeof customers.$inferSelect,
): Promise<Details> {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    company: row.company,
    email: row.email ?? '',
    email_confirmed: row.emailProvenAt !== null,
    mobile_no: row.phone ?? '',
    profile_pic: await readPortrait(ctx.db, { customerId: row.id }),
    is_subscribed: isEliteAt(row, ctx.clock.now()),
  };
}
