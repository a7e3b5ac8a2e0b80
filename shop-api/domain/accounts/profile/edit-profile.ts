import { eq } from 'drizzle-orm';
import { profileApiMessages } from '../../../../contract/messages/profile.ts';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Context } from '../../kernel/context.ts';
import { invalidField } from '../../kernel/errors.ts';
import { customerOf } from '../../kernel/who.ts';
import { addEmail, limitAdding } from '../email/add-email.ts';
import { consumeCode } from '../login-code/check-code.ts';
import { type CustomerDetails, readOwnRow, toProfileData } from './get-profile.ts';
import { assignPhoneNumber, proveNewNumber } from './new-number.ts';
import { notifyOfNumberChange } from './number-changed-mail.ts';

interface EditProfile {
  ctx: Context;
  input: {
    firstName: string;
    lastName: string;
    company: string;
    /** Undefined where not sent. */
    email: string | undefined;
    /** With `+91`. */
    mobile: string;
    /** The code that proves a new number. */
    code: string | undefined;
    recaptcha: string | undefined;
  };
}

/**
 * Changes the customer's own details, all together or none. A new number without its code has one
 * sent to it, and the answer refuses `otp`. An account without an email may be given one, which
 * gets the link that proves it. Customers only.
 * Errors: `invalid` (email, mobile_no, otp, recaptcha), `too_many_requests`, `unavailable`.
 */
export async function editProfile({ ctx, input }: EditProfile): Promise<CustomerDetails> {
  const customer = customerOf(ctx.who);
  const { firstName, lastName, company, mobile } = input;
  const before = await readOwnRow(ctx.db, customer);
  const email = before.email === null ? input.email : undefined;
  if (email) await limitAdding({ ctx, input: { ...customer, email } });
  else refuseOtherEmail(before.email, input.email);
  const proof = before.phone === mobile ? undefined : await proveNewNumber({ ctx, input });
  return inTransaction(ctx.db, async (tx) => {
    const within = { ...ctx, db: tx };
    if (proof) {
      await consumeCode(within, proof);
      await assignPhoneNumber({ ctx: within, input: { mobile } });
      await notifyOfNumberChange({
        ctx: within,
        input: { customerId: customer.customerId, mobile },
      });
    }
    if (email) await addEmail({ ctx: within, input: { ...customer, email } });
    const [row] = await tx
      .update(customers)
      .set({ firstName, lastName, company, updatedAt: ctx.clock.now() })
      .where(eq(customers.id, customer.customerId))
      .returning();
    return toProfileData(within, row ?? before);
  });
}

function refuseOtherEmail(own: string | null, given: string | undefined): void {
  if (!given || given.toLowerCase() === own?.toLowerCase()) return;
  throw invalidField('email', 'email_not_changeable', profileApiMessages.otherEmail);
}
