import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { customerOf } from '../identity/who.ts';
import { consumeCode } from '../login-code/check-code.ts';
import { proveNewNumber, takeNumber } from './new-number.ts';
import type { Details } from './profile-data.ts';
import { profileData } from './profile-data.ts';
import { readOwnRow } from './read-own-row.ts';
import { tellNumberChanged } from './tell-number-changed.ts';

interface EditProfile {
  ctx: Context;
  input: {
    firstName: string;
    lastName: string;
    company: string;
    /** Undefined where it was not sent. */
    email: string | undefined;
    /** With `+91`. */
    mobile: string;
    /** The code that proves a new number. */
    code: string | undefined;
    recaptcha: string | undefined;
  };
}

/**
 * Customers change their own details, all at once or not at all. A new number without its code has one
 * sent to it, which is told as a refusal of `otp`.
 * Errors: `invalid` (email, mobile_no, otp, recaptcha), `too_many_requests`, `unavailable`.
 */
export async function editProfile({ ctx, input }: EditProfile): Promise<Details> {
  const customer = customerOf(ctx.who);
  const { firstName, lastName, company, mobile } = input;
  const before = await readOwnRow(ctx.db, customer);
  refuseOtherEmail(before.email, input.email);
  const proof = before.phone === mobile ? undefined : await proveNewNumber({ ctx, input });
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    if (proof) {
      await consumeCode(within, proof);
      await takeNumber({ ctx: within, input: { mobile } });
      await tellNumberChanged({ ctx: within, input: { customerId: customer.customerId, mobile } });
    }
    const [row] = await tx
      .update(customers)
      .set({ firstName, lastName, company, updatedAt: ctx.clock.now() })
      .where(eq(customers.id, customer.customerId))
      .returning();
    return profileData(within, row ?? before);
  });
}

function refuseOtherEmail(own: string | null, given: string | undefined): void {
  if (!given || given.toLowerCase() === own?.toLowerCase()) return;
  throw invalidField('email', 'The email cannot be changed');
}
