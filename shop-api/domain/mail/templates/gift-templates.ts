import { GIFT_CARD_TERMS } from '../../../../contract/messages/gift-cards.ts';
import { messageTemplate } from '../message-template.ts';

/** The default texts about gift vouchers. */
export const giftTemplates = {
  'gift.voucher': messageTemplate(['amount'], {
    subject: 'A {shop} gift voucher of {amount} for you',
    closing: `Choose what you like, login, and enter the code at the checkout. Whoever enters it first owns the voucher, so keep it to yourself. What an order leaves over stays in your account.\n\n${GIFT_CARD_TERMS.join(' ')}`,
    button: 'Choose something',
  }),
  'gift.bought': messageTemplate(['amount'], {
    subject: 'Your gift voucher of {amount} is paid',
    intro: 'Thank you. The code is on its way to:',
    closing: 'Only the receiver gets the code. The amount does not expire.',
  }),
  'gift.bought_for_day': messageTemplate(['amount', 'day'], {
    subject: 'Your gift voucher of {amount} is paid',
    intro: 'Thank you. On {day} the code goes to:',
    closing: 'Nothing is sent before that day. The amount does not expire.',
  }),
  'gift.whatsapp': messageTemplate(['amount'], {
    subject: 'Send your gift voucher of {amount} by WhatsApp',
    intro: 'Today is the day. The code is on its way to:',
    closing:
      'The button opens WhatsApp with your message and the code, and you choose who gets it. Whoever enters the code first owns the voucher, so send it to nobody else.',
    button: 'Send it by WhatsApp',
  }),
};
