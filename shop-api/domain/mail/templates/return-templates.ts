import { messageTemplate } from '../message-template.ts';

/**
 * `goods`: `2 × Brass Diya`. `number`: of the order. `remedy` and `money` are whole sentences on how
 * a request is settled. `link`: the page of the order.
 */
const FIELDS = ['goods', 'number', 'remedy', 'money', 'link'] as const;

const SEE_REQUEST = 'See your request';

/** The default texts about requests to have goods replaced or refunded. */
export const returnTemplates = {
  'return.requested': messageTemplate(FIELDS, {
    subject: 'We have your request: {goods}',
    intro:
      'Thank you for writing about your order {number}. We look at it and answer within one working day.',
    button: SEE_REQUEST,
    sms: '{shop} has your request about order {number} and answers within one working day. See it: {link}',
  }),
  'return.approved': messageTemplate(FIELDS, {
    subject: 'Your request is approved: {goods}',
    intro: 'We are sorry. {remedy}',
    button: SEE_REQUEST,
    sms: 'Your request about {shop} order {number} is approved. See what comes next: {link}',
  }),
  'return.collected': messageTemplate(FIELDS, {
    subject: 'Collected: {goods}',
    intro: 'Our courier has it. We look at it within 2 working days of its arrival.',
    button: SEE_REQUEST,
    sms: 'Our courier has collected the goods of your {shop} order {number}. See it: {link}',
  }),
  'return.replaced': messageTemplate(FIELDS, {
    subject: 'Your replacement is on its way: {goods}',
    intro: 'It has left our pack house. There is nothing to pay.',
    button: SEE_REQUEST,
    sms: 'The replacement for your {shop} order {number} is on its way. See it: {link}',
  }),
  'return.refunded': messageTemplate(FIELDS, {
    subject: 'Your refund is on its way: {goods}',
    intro: '{money} The credit note is on the page of your order.',
    button: SEE_REQUEST,
    sms: 'The refund for your {shop} order {number} is on its way. See it: {link}',
  }),
  'return.declined': messageTemplate(FIELDS, {
    subject: 'We cannot accept your request: {goods}',
    intro: 'We have looked at it and cannot accept it, for this reason:',
    button: SEE_REQUEST,
    sms: 'We cannot accept your request about {shop} order {number}. The reason is here: {link}',
  }),
};
