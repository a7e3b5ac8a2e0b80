import { boolean, object } from 'yup';
import { oneOf, optionalLines } from '../kit/fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { returnMessages } from '../messages/returns.ts';
import { MAX_RETURN_TEXT_LENGTH } from '../shop/limits.ts';
import { RETURN_STATES } from './return-states.ts';

/** A step of a request by staff. */
export const moveReturnBody = object({
  to: oneOf('State', RETURN_STATES).required(fieldMessages.required('State')),
  /** Goods of a refunded one that are sold again; without it they are written off. */
  restock: boolean().typeError(fieldMessages.notValid('Restock')).default(false),
  /** Why it is declined; the customer reads it. */
  answer: optionalLines('Answer', MAX_RETURN_TEXT_LENGTH)
    .default('')
    .when('to', {
      is: 'declined',
      // biome-ignore lint/suspicious/noThenProperty: the name is yup's
      then: (rules) => rules.required(returnMessages.whyDeclined),
    }),
});
