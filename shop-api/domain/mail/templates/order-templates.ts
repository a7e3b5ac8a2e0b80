import { messageTemplate } from '../message-template.ts';

/**
 * `to_pay`, `arrival` and `money` are whole sentences, empty where they do not apply; `arrival` says when
 * the parcel is there, or ready at its store. `link` is the
 * page of the order, or the carrier's page of the parcel.
 */
const FIELDS = ['number', 'amount', 'to_pay', 'arrival', 'money', 'link'] as const;
const SHIPMENT = [...FIELDS, 'carrier', 'tracking'] as const;

const COLLECTED = [...FIELDS, 'store', 'code'] as const;

const SEE_ORDER = 'See your order';

/** The default texts about orders. */
export const orderTemplates = {
  'order.payment_link': messageTemplate(FIELDS, {
    subject: 'Pay your order {number}',
    intro:
      'Thank you for your call. Your order comes to {amount}. The goods are kept for you for 24 hours; once it is paid, we pack it.',
    button: 'Pay now',
    sms: 'Thank you for your call! Your {shop} order {number} comes to {amount}. Pay within 24 hours: {link}',
  }),
  'order.placed': messageTemplate(FIELDS, {
    subject: 'Your order {number} has reached us',
    intro:
      'Thank you. {arrival} {to_pay}\n\nYou can cancel the order on its page until it is packed.',
    button: SEE_ORDER,
    sms: 'Thank you! Your {shop} order {number} of {amount} has reached us. See it: {link}',
  }),
  'order.paid': messageTemplate(FIELDS, {
    subject: 'Your order {number} is paid',
    intro: 'Thank you. We have your payment, and your order is confirmed. {arrival}',
    button: SEE_ORDER,
    sms: 'Thank you! Your {shop} order {number} of {amount} is paid and confirmed. See it: {link}',
  }),
  'order.confirmed': messageTemplate(FIELDS, {
    subject: 'Your order {number} is confirmed',
    intro: 'We are packing it. {arrival} {to_pay}',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} is confirmed, and we are packing it. See it: {link}',
  }),
  'order.shipped': messageTemplate(FIELDS, {
    subject: 'Your order {number} is on its way',
    intro:
      'Your parcel has left our pack house. {arrival} {to_pay}\n\nThe invoice is on the page of the order.',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} is on its way. See it: {link}',
  }),
  'order.shipped_with_carrier': messageTemplate(SHIPMENT, {
    subject: 'Your order {number} is on its way',
    intro:
      'Your parcel has left our pack house with {carrier}. Its tracking number is {tracking}. {arrival} {to_pay}\n\nThe invoice is on the page of the order.',
    button: 'Track your parcel',
    sms: 'Your {shop} order {number} is on its way with {carrier}, number {tracking}. Track it: {link}',
  }),
  'order.ready': messageTemplate(COLLECTED, {
    subject: 'Your order {number} is ready to collect',
    intro:
      'It lies ready at {store}. Please show this code there: {code}. {to_pay}\n\nThe invoice is on the page of the order.',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} is ready to collect. Please show the code {code} at the store. See where: {link}',
  }),
  'order.ready_reminder': messageTemplate(COLLECTED, {
    subject: 'Your order {number} waits for you at the store',
    intro:
      'It lies ready at {store}. Please show this code there: {code}. {to_pay}\n\nYou no longer want it? Please tell us: {phone}.',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} waits for you at the store. Please show the code {code} there. See where: {link}',
  }),
  'order.collected': messageTemplate(FIELDS, {
    subject: 'You have collected your order {number}',
    intro:
      'We hope you like it. On the page of the order you can say so in a review, or ask for a replacement if something is wrong.',
    button: SEE_ORDER,
    sms: 'You have collected your {shop} order {number}. Something wrong? Tell us here: {link}',
  }),
  'order.delivered': messageTemplate(FIELDS, {
    subject: 'Your order {number} was delivered',
    intro:
      'We hope you like it. On the page of the order you can say so in a review, or ask for a replacement if something is wrong.',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} was delivered. Something wrong? Tell us here: {link}',
  }),
  'order.undelivered': messageTemplate(FIELDS, {
    subject: 'Your order {number} could not be delivered',
    intro:
      'Nobody could take in your parcel. Is the address below right, and does the number answer? We will try again, or the parcel comes back to us.',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} could not be delivered. Please check your address: {link}',
  }),
  'order.cancelled': messageTemplate(FIELDS, {
    subject: 'Your order {number} is cancelled',
    intro: 'We will not ship anything of it.\n\n{money}',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} is cancelled. See it: {link}',
  }),
  'order.replaced': messageTemplate([...FIELDS, 'replacement'], {
    subject: 'Your order {number} is replaced by {replacement}',
    intro:
      'It waited for its payment when you ordered again, so it is cancelled and we will not ship it. Your order {replacement} holds.\n\n{money}',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} was not paid and is replaced by your order {replacement}. See it: {link}',
  }),
  'order.returned': messageTemplate(FIELDS, {
    subject: 'Your order {number} came back to us',
    intro: 'Your parcel is with us again.\n\n{money}',
    button: SEE_ORDER,
    sms: 'Your {shop} order {number} came back to us. See it: {link}',
  }),
};
