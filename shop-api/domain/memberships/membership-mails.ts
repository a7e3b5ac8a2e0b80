import { eq } from 'drizzle-orm';
import { CANCEL_WITHIN_WEEKS } from '../../../contract/membership-plans.ts';
import { formatPaise } from '../../../contract/money.ts';
import { pagePath, profileSectionPath } from '../../../contract/pages.ts';
import { MEMBERSHIP_NAME } from '../../../contract/shop.ts';
import { memberships } from '../../db/schema/memberships.ts';
import type { MailMessage } from '../../providers/mail/mail.ts';
import type { Context } from '../kernel/context.ts';
import { dayInIndia } from '../kernel/india-time.ts';
import type { EmailContent } from '../mail/email-sections.ts';
import { button, heading, paragraph, table } from '../mail/email-sections.ts';
import { provenEmail } from '../mail/proven-email.ts';
import type { MembershipNotification } from '../mail/queue-mail.ts';
import { renderEmail } from '../mail/render-email.ts';
import type { MembershipRow } from './lock-membership.ts';
import { PLANS } from './plans.ts';

interface WriteMembershipMail {
  ctx: Pick<Context, 'db' | 'publicOrigin'>;
  input: { membershipId: number; news: MembershipNotification };
}

/** System job: writes the mail to a member about a term. Undefined without a proven address. */
export async function writeMembershipMail({
  ctx,
  input: { membershipId, news: notification },
}: WriteMembershipMail): Promise<MailMessage | undefined> {
  const [membership] = await ctx.db
    .select()
    .from(memberships)
    .where(eq(memberships.id, membershipId));
  if (!membership?.startsAt || !membership.endsAt) return undefined;
  const to = await provenEmail({ ctx, input: { customerId: membership.customerId } });
  if (!to) return undefined;
  const days = { from: dayInIndia(membership.startsAt), to: dayInIndia(membership.endsAt) };
  const { publicOrigin } = ctx;
  return {
    to,
    ...renderEmail(MEMBERSHIP_EMAILS[notification]({ membership, ...days, publicOrigin })),
  };
}

interface MembershipEmailInput {
  membership: MembershipRow;
  /** Days in the format of emails. */
  from: string;
  to: string;
  publicOrigin: string;
}

/** The email of each notification. */
const MEMBERSHIP_EMAILS: Record<
  MembershipNotification,
  (input: MembershipEmailInput) => EmailContent
> = {
  started: ({ membership, from, to, publicOrigin }) => ({
    subject: `Welcome to ${MEMBERSHIP_NAME}`,
    sections: [
      heading(`Welcome to ${MEMBERSHIP_NAME}`),
      paragraph('Thank you, we have your payment. While the membership runs, delivery is free.'),
      table([
        { label: 'From', value: from },
        { label: 'Until', value: to },
        {
          label: `${PLANS[membership.plan].name}, GST included`,
          value: formatPaise(membership.pricePaise),
          isTotal: true,
        },
      ]),
      paragraph(
        `It does not renew by itself. Within ${CANCEL_WITHIN_WEEKS} weeks, and while nothing was used, you can cancel it in your profile.`,
      ),
      button('See your membership', publicOrigin + profileSectionPath('membership')),
    ],
  }),
  ended: ({ to, publicOrigin }) => ({
    subject: `Your ${MEMBERSHIP_NAME} membership has ended`,
    sections: [
      heading(`Your ${MEMBERSHIP_NAME} membership has ended`),
      paragraph(
        `It ran until ${to}. Delivery is charged again; nothing else changes, and nothing is taken from you.`,
      ),
      button('See the plans', publicOrigin + pagePath('membershipPlans')),
    ],
  }),
  cancelled: ({ membership }) => ({
    subject: `Your ${MEMBERSHIP_NAME} membership is cancelled`,
    sections: [
      heading(`Your ${MEMBERSHIP_NAME} membership is cancelled`),
      paragraph(
        `You have paid ${formatPaise(membership.pricePaise)} for it. All of it goes back to you, the way it was paid.`,
      ),
    ],
  }),
};
