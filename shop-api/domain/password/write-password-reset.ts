import { and, eq, sql } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { resetLinks } from '../../db/schema/reset-links.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { tokenHash } from '../identity/token-hash.ts';
import { writeLetter } from '../mail/letter.ts';
import { button, paragraph } from '../mail/letter-parts.ts';

const VALID_MS = 30 * 60_000;

type Needed = Pick<Context, 'db' | 'clock' | 'ids' | 'publicOrigin'>;

interface WritePasswordReset {
  ctx: Needed;
  /** In lower case. */
  input: { email: string };
}

/**
 * The shop itself: makes a fresh link, which ends the older one, and writes the mail that carries
 * it. Undefined where no account has the address. The mail goes to the address as the account has
 * it, and nothing a shopper typed stands in it.
 */
export async function writePasswordReset({
  ctx,
  input,
}: WritePasswordReset): Promise<MailMessage | undefined> {
  const owner = await findOwner(ctx, input.email);
  if (!owner?.email) return undefined;
  const url = `${ctx.publicOrigin}/reset-password/${await makeLink(ctx, owner.id)}`;
  const letter = writeLetter({
    subject: 'Choose a new password for Vanya',
    parts: [
      paragraph(owner.isShared ? sharedWords(owner.phone ?? '') : OWN_WORDS),
      button('Choose a new password', url),
      paragraph(
        'The link works once, within 30 minutes, and only the newest one does. If you did not ask for it, you need not do anything: your password stays as it is.',
      ),
    ],
  });
  return { to: owner.email, ...letter };
}

const OWN_WORDS =
  'Somebody, most likely you, asked for a new password for your account. Choose it here:';

/** For an account with a proven number and an address that is a claim: see `proveEmail`. */
function sharedWords(phone: string): string {
  return `Somebody asked for a new password for this address. It stands in an account with the mobile number ending in ${phone.slice(-2)}, where nobody has confirmed it yet. Is that number yours? Then log in with it first, and open the link in the same browser. Otherwise the link gives this address an account of its own:`;
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

async function makeLink(ctx: Needed, customerId: number): Promise<string> {
  const token = ctx.ids.resetToken();
  const expiresAt = new Date(ctx.clock.now().getTime() + VALID_MS);
  const link = { tokenHash: tokenHash(token), expiresAt };
  await ctx.db
    .insert(resetLinks)
    .values({ customerId, ...link })
    .onConflictDoUpdate({ target: resetLinks.customerId, set: link });
  return token;
}
