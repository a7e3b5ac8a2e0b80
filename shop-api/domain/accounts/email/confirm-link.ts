import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { CONFIRM_TOKEN } from '../../../../contract/accounts/confirm-email.ts';
import { accountApiMessages } from '../../../../contract/messages/account.ts';
import { CONFIRM_LINK_VALID_DAYS } from '../../../../contract/shop/limits.ts';
import { pagePath } from '../../../../contract/shop/page-path.ts';
import { customers } from '../../../db/schema/customers.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { MailMessage } from '../../../providers/mail/mail.ts';
import { takeTurns } from '../../kernel/attempts.ts';
import type { Context } from '../../kernel/context.ts';
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts';
import { invalidField } from '../../kernel/errors.ts';
import type { Limit } from '../../kernel/limit.ts';
import { customerOf } from '../../kernel/who.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { type WriteContext, writeMail } from '../../mail/write-message.ts';
import { readOwnRow } from '../profile/get-profile.ts';

const VALID_MS = CONFIRM_LINK_VALID_DAYS * DAY_MS;

type Needed = Pick<Context, 'clock' | 'keys'>;

/** The account and the email address that a link proves. */
export interface Claim {
  customerId: number;
  /** As stored in the account. */
  email: string;
}

/**
 * Returns the token of a link that proves an address for seven days, without revealing the claim.
 */
export function confirmToken({ clock, keys }: Needed, claim: Claim): string {
  const until = String(clock.now().getTime() + VALID_MS);
  return `${until}-${signature(keys, claim, until)}`;
}

/** Whether the shop made a token for this exact claim, and the token has not expired. */
export function isTokenOf({ clock, keys }: Needed, claim: Claim, token: string): boolean {
  if (!CONFIRM_TOKEN.test(token)) return false;
  const [until = '', given = ''] = token.split('-');
  const expected = signature(keys, claim, until);
  const isOurs = timingSafeEqual(Buffer.from(expected), Buffer.from(given));
  return isOurs && Number(until) > clock.now().getTime();
}

function signature(keys: Context['keys'], { customerId, email }: Claim, until: string): string {
  return keys.sign('confirm email link', JSON.stringify([customerId, email, until]));
}

const CUSTOMER: Limit = { name: 'confirm email, customer', max: 3, windowMs: HOUR_MS };
const MAILBOX: Limit = { name: 'confirm email, mailbox', max: 3, windowMs: HOUR_MS };

/**
 * Sends the link that proves the email address of the customer's own account; sends nothing where
 * it is already proven. Customers only. Errors: `invalid` (email) where the account has no address,
 * `too_many_requests`.
 */
export async function sendConfirmLink({ ctx }: { ctx: Context }): Promise<void> {
  const customer = customerOf(ctx.who);
  const { customerId } = customer;
  const { email, emailProvenAt } = await readOwnRow(ctx.db, customer);
  if (emailProvenAt) return;
  if (email === null) {
    throw invalidField('email', 'email_missing', accountApiMessages.noEmail);
  }
  const turns = [
    { limit: CUSTOMER, of: String(customerId) },
    { limit: MAILBOX, of: email.toLowerCase() },
  ];
  await takeTurns({ ctx, input: turns });
  const payload = { customerId, email };
  await inTransaction(ctx.db, (tx) =>
    queueMail({ ctx: { ...ctx, db: tx }, input: { kind: 'confirm_email', payload } }),
  );
}

interface WriteConfirmEmail {
  ctx: WriteContext & Pick<Context, 'keys'>;
  input: Claim & { orderNumber?: string };
}

/**
 * System job: writes the email with the link that proves an address. The address may belong to
 * another person, so the email contains nothing of the account but the number of its first order.
 * Undefined where the account no longer has the address, or has already proven it.
 */
export async function writeConfirmEmail({
  ctx,
  input,
}: WriteConfirmEmail): Promise<MailMessage | undefined> {
  if (!(await isClaimed(ctx, input))) return undefined;
  const to = input.email;
  const url = ctx.publicOrigin + pagePath('confirmEmailLink', { token: confirmToken(ctx, input) });
  const { orderNumber: number } = input;
  if (!number) return writeMail(ctx, { to, template: 'account.confirm_email', values: {}, url });
  return writeMail(ctx, {
    to,
    template: 'account.confirm_email_of_order',
    values: { number },
    url,
  });
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
