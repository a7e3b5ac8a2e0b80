import type { Letter } from '../mail/letter-parts.ts';
import { button, heading, paragraph, table } from '../mail/letter-parts.ts';
import { formatPaise } from '../pricing/format-paise.ts';
import type { MembershipRow } from './lock-membership.ts';
import { PLANS } from './plans.ts';

/** What members are told of a term. */
export type MembershipNews = 'started' | 'ended' | 'cancelled';

interface Told {
  term: MembershipRow;
  /** Days as a mail writes them. */
  from: string;
  to: string;
  publicOrigin: string;
}

/** How each piece of news is told. */
export const MEMBERSHIP_NEWS: Record<MembershipNews, (told: Told) => Letter> = {
  started: ({ term, from, to, publicOrigin }) => ({
    subject: 'Welcome to Vanya Elite',
    parts: [
      heading('Welcome to Vanya Elite'),
      paragraph('Thank you, we have your payment. While the membership runs, delivery is free.'),
      table([
        { label: 'From', value: from },
        { label: 'Until', value: to },
        {
          label: `${PLANS[term.plan].name}, GST included`,
          value: formatPaise(term.pricePaise),
          isTotal: true,
        },
      ]),
      paragraph(
        'It does not renew by itself. Within 3 weeks, and while nothing was used, you can cancel it in your profile.',
      ),
      button('See your membership', `${publicOrigin}/profile#subscription`),
    ],
  }),
  ended: ({ to, publicOrigin }) => ({
    subject: 'Your Vanya Elite membership has ended',
    parts: [
      heading('Your Vanya Elite membership has ended'),
      paragraph(
        `It ran until ${to}. Delivery is charged again; nothing else changes, and nothing is taken from you.`,
      ),
      button('See the plans', `${publicOrigin}/subscription-plans`),
    ],
  }),
  cancelled: ({ term }) => ({
    subject: 'Your Vanya Elite membership is cancelled',
    parts: [
      heading('Your Vanya Elite membership is cancelled'),
      paragraph(
        `You have paid ${formatPaise(term.pricePaise)} for it. All of it goes back to you, the way it was paid.`,
      ),
    ],
  }),
};
