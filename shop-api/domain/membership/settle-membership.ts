import { eq } from 'drizzle-orm';
import { customers } from '../../db/schema/customers.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Settled } from '../payment/settled.ts';
import { endOfTerm } from './end-of-term.ts';
import { lockMember, lockMembership } from './lock-membership.ts';

/**
 * Begins the term that has been paid, at once or when the term before it ends, and promises the
 * member a mail. Otherwise the reason why the money must go back.
 */
export async function settleMembership(ctx: Context, id: number): Promise<Settled> {
  const { db: tx } = ctx;
  const term = await lockMembership(tx, id);
  if (term.paidAt) return 'paid twice';
  const now = ctx.clock.now();
  const until = await lockMember(tx, term.customerId);
  const startsAt = until && until > now ? until : now;
  const endsAt = endOfTerm(term.plan, startsAt);
  await tx.update(memberships).set({ paidAt: now, startsAt, endsAt }).where(eq(memberships.id, id));
  await tx.update(customers).set({ eliteUntil: endsAt }).where(eq(customers.id, term.customerId));
  const payload = { membershipId: id, news: 'started' as const };
  await queueMail({ ctx, input: { kind: 'membership', payload } });
  return 'done';
}
