import { staffMessages } from '../../../../contract/messages/staff.ts';
import { AT_DESK, customers } from '../../../db/schema/customers.ts';
import { refuseBlocked } from '../../accounts/log-in/refuse-blocked.ts';
import { isProvenOwner, readClaims } from '../../accounts/login-code/phone-claims.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Customer, isMemberAt } from '../../kernel/who.ts';

interface Caller {
  /** `+919876543210`. */
  mobile: string;
  fullName: string;
}

/**
 * Returns the customer who has called from a number: the account that has proven it, else one that is
 * made for it, which its first code opens. Whoever has only typed the number somewhere is not meant.
 * Within the caller's transaction. Errors: `invalid` for a blocked one, `conflict` for a closed one.
 */
export async function customerOfNumber(ctx: Context, caller: Caller): Promise<Customer> {
  const claims = await readClaims(ctx, caller.mobile);
  const own = claims.find(isProvenOwner) ?? claims.find(({ claimedBy }) => claimedBy === AT_DESK);
  if (own) refuseBlocked(own);
  if (own?.closedAt) {
    throw new DomainError('conflict', 'customer_has_closed', staffMessages.customerHasClosed);
  }
  const { id, memberUntil } = own ?? (await makeAccount(ctx, caller));
  return {
    ...{ kind: 'customer', customerId: id, isStaff: false, tokenHash: AT_DESK },
    isMember: isMemberAt({ memberUntil }, ctx.clock.now()),
  };
}

async function makeAccount({ db, clock }: Context, { mobile, fullName }: Caller) {
  const [firstName = '', ...others] = fullName.split(' ');
  const now = clock.now();
  const [made] = await db
    .insert(customers)
    .values({
      ...{ firstName, lastName: others.join(' '), phone: mobile, claimedBy: AT_DESK },
      ...{ createdAt: now, updatedAt: now },
    })
    .returning();
  if (!made) throw new Error('An insert always answers its row');
  return made;
}
