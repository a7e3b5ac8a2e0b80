import { eq } from 'drizzle-orm';
import { memberships } from '../../db/schema/memberships.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../context.ts';
import { dayInIndia } from '../mail/day-in-india.ts';
import { writeLetter } from '../mail/letter.ts';
import { provenEmail } from '../mail/proven-email.ts';
import type { MembershipNews } from './membership-news.ts';
import { MEMBERSHIP_NEWS } from './membership-news.ts';

interface WriteMembershipMail {
  ctx: Pick<Context, 'db' | 'publicOrigin'>;
  input: { membershipId: number; news: MembershipNews };
}

/** The shop itself: tells a member of a term. Undefined where no address is proven. */
export async function writeMembershipMail({
  ctx,
  input: { membershipId, news },
}: WriteMembershipMail): Promise<MailMessage | undefined> {
  const [term] = await ctx.db.select().from(memberships).where(eq(memberships.id, membershipId));
  if (!term?.startsAt || !term.endsAt) return undefined;
  const to = await provenEmail({ ctx, input: { customerId: term.customerId } });
  if (!to) return undefined;
  const days = { from: dayInIndia(term.startsAt), to: dayInIndia(term.endsAt) };
  const { publicOrigin } = ctx;
  return { to, ...writeLetter(MEMBERSHIP_NEWS[news]({ term, ...days, publicOrigin })) };
}
