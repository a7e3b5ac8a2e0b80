import { DEFAULT_SETTINGS } from '../../../../contract/shop/settings.ts';
import { messageTemplate } from '../message-template.ts';

/** `from` and `until` are days: `21 November 2026`. `link`: where the button leads. */
const FIELDS = ['amount', 'from', 'until', 'link'] as const;

/** The default texts about memberships. */
export const membershipTemplates = {
  'membership.started': messageTemplate(FIELDS, {
    subject: 'Welcome to {membership}',
    intro: 'Thank you, we have your payment. While the membership runs, delivery is free.',
    closing: `It does not renew by itself. Within ${DEFAULT_SETTINGS.elite.cancel_weeks} weeks, and while nothing was used, you can cancel it in your profile.`,
    button: 'See your membership',
    sms: 'Welcome to {membership}. Your delivery is free from {from} until {until}. See it: {link}',
  }),
  'membership.ended': messageTemplate(FIELDS, {
    subject: 'Your {membership} membership has ended',
    intro:
      'It ran until {until}. Delivery is charged again; nothing else changes, and nothing is taken from you.',
    button: 'See the plans',
    sms: 'Your {membership} membership has ended on {until}. Delivery is charged again. See it: {link}',
  }),
  'membership.cancelled': messageTemplate(FIELDS, {
    subject: 'Your {membership} membership is cancelled',
    intro: 'You have paid {amount} for it. All of it goes back to you, the way it was paid.',
    button: 'See your membership',
  }),
};
