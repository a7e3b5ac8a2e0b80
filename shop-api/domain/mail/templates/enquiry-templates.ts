import { messageTemplate } from '../message-template.ts';

/** The default texts about consultations, messages and leads. */
export const enquiryTemplates = {
  'appointment.booked': messageTemplate(['when'], {
    subject: 'Your consultation is booked',
    closing:
      'It takes place online: the vaidya contacts you at this number. The attached file puts it into your calendar.\n\nIf you cannot make it, please cancel it there before it begins.',
    button: 'See or cancel it',
    sms: 'Your {shop} consultation is booked for {when}. Questions: {phone}',
  }),
  'appointment.moved': messageTemplate(['when'], {
    subject: 'Your consultation has a new time',
    intro: '{shop} has moved your consultation. This is when it begins now:',
    closing:
      'It takes place online: the vaidya contacts you at this number. The attached file puts the new time into your calendar, in place of the former one.\n\nIf it does not suit you, please cancel it there before it begins, and book another time.',
    button: 'See or cancel it',
    sms: '{shop} has moved your consultation to {when}. Questions: {phone}',
  }),
  'appointment.cancelled_by_shop': messageTemplate(['when'], {
    subject: 'We have cancelled your consultation',
    intro: '{shop} has cancelled this consultation:',
    closing: 'Please remove it from your calendar. You can book another time whenever you like.',
    button: 'Book another time',
    sms: '{shop} has cancelled your consultation of {when}. You can book another time. Questions: {phone}',
  }),
  'appointment.cancelled': messageTemplate(['when'], {
    subject: 'Your consultation is cancelled',
    closing: 'Please remove it from your calendar. You can book another time whenever you like.',
    button: 'Book another time',
  }),
  'product.back': messageTemplate(['product'], {
    subject: '{product} is back',
    intro: 'You asked us to write when it is in stock again. It is.',
    button: 'See the product',
    closing:
      'This is the only mail about it. Did you not ask for it? Then somebody gave your address by mistake, and you need not do anything.',
  }),
  'product.refill': messageTemplate(['product'], {
    subject: 'Time for more {product}?',
    intro: 'You asked us to remind you before it runs out.',
    button: 'Put it in the cart',
    closing:
      'We write again when the next pack may run out, and stop by ourselves if you order nothing.',
  }),
  'enquiry.reply': messageTemplate(['what'], {
    subject: 'Our answer to your {what}',
    closing: 'Above is also what you wrote. If anything is open, simply answer this mail.',
  }),
  'enquiry.received': messageTemplate(['what'], {
    subject: 'We have your {what}',
    intro: 'Thank you. We read it and answer by email. This is what reached us:',
    closing:
      'Did you not write this? Then somebody gave your address by mistake, and you need not do anything.',
  }),
};
