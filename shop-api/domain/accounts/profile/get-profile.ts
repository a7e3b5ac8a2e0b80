import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { Profile, profileEndpoints } from '../../../../contract/accounts/profile.ts';
import type { Database } from '../../../db/database.ts';
import { customers } from '../../../db/schema/customers.ts';
import type { Context } from '../../kernel/context.ts';
import { notFound } from '../../kernel/errors.ts';
import { type Customer, customerOf, isMemberAt } from '../../kernel/who.ts';
import { listAddresses } from '../addresses/own-addresses.ts';
import { readAvatar } from '../avatar/avatar.ts';

/** Returns the customer's own details and addresses. Customers only. */
export async function getProfile({ ctx }: { ctx: Context }): Promise<Profile> {
  const row = await readOwnRow(ctx.db, customerOf(ctx.who));
  return { ...(await toProfileData(ctx, row)), addresses: await listAddresses({ ctx }) };
}

/** A customer's details in API format, without addresses. */
export type CustomerDetails = InferType<typeof profileEndpoints.editProfile.answer>['data'];

/** Returns a customer's stored details and avatar in API format. */
export async function toProfileData(
  ctx: Pick<Context, 'db' | 'clock'>,
  row: typeof customers.$inferSelect,
): Promise<CustomerDetails> {
  return {
    first_name: row.firstName,
    last_name: row.lastName,
    company: row.company,
    email: row.email ?? '',
    email_confirmed: row.emailProvenAt !== null,
    mobile_no: row.phone ?? '',
    profile_pic: await readAvatar(ctx.db, { customerId: row.id }),
    is_subscribed: isMemberAt(row, ctx.clock.now()),
  };
}

/** Returns the customer's own row. Errors: `not_found` for an account removed meanwhile. */
export async function readOwnRow(db: Database, { customerId }: Customer) {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!row) throw notFound('account_not_found', 'Account');
  return row;
}
