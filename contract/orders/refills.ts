import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { done, id, messageAnswer, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { REFILL_DAYS } from './refill-days.ts';

/** The day in India on which the mail comes: `2026-12-30`. Null: there is no reminder. */
const comes = () => text().nullable().defined();

/** A reminder to buy goods again, or what would suggest itself for one. */
const refill = object({
  product_id: id(),
  /** Those that the customer chose; before, those that the pack suggests. */
  days: number().integer().required(),
  comes: comes(),
});
export type Refill = InferType<typeof refill>;

/** Fewer days, none included, end the reminder. */
export const refillBody = object({
  days: number()
    .oneOf([0, ...REFILL_DAYS], fieldMessages.notAChoice('Days'))
    .required(fieldMessages.required('Days')),
});

/** Reminders to buy goods again (decision 0127); not in the specification. */
export const refillEndpoints = {
  listRefills: endpoint({
    summary: 'The reminders of an order: of each of its goods that is still sold',
    method: 'GET',
    path: '/orders/{orderId}/refills/',
    access: 'customer',
    answer: object({
      ...done,
      /** Reminders are mails, which go to proven addresses alone. */
      has_mailbox: boolean().required(),
      data: array(refill).required(),
    }),
  }),
  saveRefill: endpoint({
    summary: 'Be reminded to buy a product again, so many days from now; 0 ends the reminder',
    method: 'PUT',
    path: '/refills/{id}/',
    access: 'customer',
    body: refillBody,
    answer: object({ ...done, comes: comes() }),
  }),
  endRefills: endpoint({
    summary: 'End the reminder of a mail; the token is in its link',
    method: 'DELETE',
    path: '/refill-mails/{token}/',
    access: 'public',
    params: object({ token: string().max(100).required() }),
    answer: messageAnswer,
  }),
};
