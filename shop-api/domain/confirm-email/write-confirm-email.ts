import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { writeLetter } from '../mail/letter.ts';
import { button, paragraph } from '../mail/letter-parts.ts';
import type { Claim } from './confirm-token.ts';
import { confirmToken } from './confirm-token.ts';

interface WriteConfirmEmail {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'publicOrigin'>;
  input: Claim;
}

/**
 * The shop itself: writes the mail with the link that proves an address. It may be somebody else's,
 * so nothing of the account stands in it. Undefined where the account has the address no more, or has
 * proven it.
 */
export async function writeConfirmEmail({
  ctx,
  input,
}: WriteConfirmEmail): Promise<MailMessage | undefined> {
  if (!(await isClaimed(ctx, input))) return undefined;
  const letter = writeLetter({
    subject: 'Confirm your email address',
    parts: [
      paragraph(
        'Somebody, most likely you, gave this address for an account at Vanya. Confirm that it is yours, and news of your orders is mailed to it:',
      ),
      button(
        'Confirm this address',
        `${ctx.publicOrigin}/confirm-email/${confirmToken(ctx, input)}`,
      ),
      paragraph(
        'The link works for 7 days, for whoever is logged in to that account. If you did not give the address, you need not do anything: no news is mailed to it.',
      ),
    ],
  });
  return { to: input.email, ...letter };
}

async function isClaimed(
  { db }: Pick<Context, 'db'>,
  { customerId, email }: Claim,
): Promise<boolean> {
  const isUnproven = and(isNull(customers.emailProvenAt), customers.isActive);
  const [found] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.email, email), isUnproven));
  return found !== undefined;
}
