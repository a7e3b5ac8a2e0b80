import { REFUND_WORKING_DAYS } from '../../../../contract/shop/limits.ts';
import { messageTemplate } from '../message-template.ts';

/** `subject`: `your order VN100001`. `method` is a sentence, `why` a part of one. */
const FIELDS = ['amount', 'subject', 'method', 'why'] as const;

const NOTHING_TO_DO = `It takes at most ${REFUND_WORKING_DAYS} working days. You need not do anything.`;

/** The default texts about refunds. */
export const refundTemplates = {
  'refund.due': messageTemplate(FIELDS, {
    subject: '{amount} is on its way back to you',
    intro: `We pay back {amount} for {subject}. {method}\n\nIt takes at most ${REFUND_WORKING_DAYS} working days, and we tell you when it is done.`,
    sms: `{shop} pays back {amount} for {subject}. It takes at most ${REFUND_WORKING_DAYS} working days.`,
  }),
  'refund.unusable': messageTemplate(FIELDS, {
    subject: 'We owe you {amount}',
    intro: `We received {amount} for {subject} and cannot use it, {why}. All of it goes back to you, the way it was paid. ${NOTHING_TO_DO}`,
    sms: `{shop} received {amount} for {subject} that it cannot use, and pays it back within ${REFUND_WORKING_DAYS} working days.`,
  }),
  'refund.done': messageTemplate(FIELDS, {
    subject: '{amount} has been paid back',
    intro:
      'We have paid back {amount} for {subject}. Your bank may need some days until it shows the amount.\n\nIf it is not there after a week, answer us with the number of the order or payment, and we look for it together with you.',
    sms: '{shop} has paid back {amount} for {subject}. Your bank may need some days to show it.',
  }),
};
