import { and, eq, sql } from 'drizzle-orm';
import { type TextWithValues, withValues } from '../../../../contract/messages/text-with-values.ts';
import { pagePath } from '../../../../contract/shop/page-path.ts';
import { customers } from '../../../db/schema/customers.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import type { Context } from '../../kernel/context.ts';
import { type WriteContext, writeMail } from '../../mail/write-message.ts';
import { makeResetToken } from './reset-link.ts';

type Needed = WriteContext & Pick<Context, 'ids'>;

interface WritePasswordReset {
  ctx: Needed;
  /** In lower case. */
  input: { email: string };
}

/**
 * System job: makes a new reset link, which replaces the older one, and writes the email with it.
 * Undefined where no account has the address. The email goes to the address as stored in the
 * account, and contains no text that a shopper typed.
 */
export async function writePasswordReset({
  ctx,
  input,
}: WritePasswordReset): Promise<MailMessage | undefined> {
  const owner = await findOwner(ctx, input.email);
  if (!owner?.email) return undefined;
  const url =
    ctx.publicOrigin +
    pagePath('resetPasswordLink', { token: await makeResetToken(ctx, owner.id) });
  const why = owner.isShared ? sharedAccountCopy(owner.phone ?? '') : OWN_ACCOUNT_COPY;
  return writeMail(ctx, {
    to: owner.email,
    template: 'account.password_reset',
    values: { why },
    url,
  });
}

const OWN_ACCOUNT_COPY = 'Here you choose a new password for your account:';

/** Returns the text for an account with a proven number and an unproven email: see `proveEmail`. */
function sharedAccountCopy(phone: string): TextWithValues {
  return withValues(
    'Somebody asked for a new password for this address. It stands in an account with the mobile number ending in {ending}, where nobody has confirmed it yet. Is that number yours? Then the shop asks for a code sent to it. Otherwise the link gives this address an account of its own:',
    { ending: phone.slice(-2) },
  );
}

async function findOwner({ db }: Needed, email: string) {
  const isTheirs = eq(sql`lower(${customers.email})`, email);
  const [found] = await db
    .select({
      id: customers.id,
      email: customers.email,
      phone: customers.phone,
      isShared: sql<boolean>`${customers.phoneProvenAt} IS NOT NULL AND ${customers.emailProvenAt} IS NULL`,
    })
    .from(customers)
    .where(and(isTheirs, customers.isActive));
  return found;
}
