import { mixed, number, object } from 'yup';
import { chosenId, optionalLines, requiredText } from '../kit/fields.ts';
import { photoFiles } from '../kit/photo-files.ts';
import { fieldMessages } from '../messages/fields.ts';
import { returnMessages } from '../messages/returns.ts';
import { MAX_QUANTITY, MAX_RETURN_PHOTOS, MAX_RETURN_TEXT_LENGTH } from '../shop/limits.ts';
import {
  RETURN_REASONS,
  RETURN_REMEDIES,
  type ReturnReason,
  type ReturnRemedy,
} from './return-states.ts';

/** The names of a table's rows. */
const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

export const RETURN_REASON_NAMES = namesOf<ReturnReason>(RETURN_REASONS);
export const RETURN_REMEDY_NAMES = namesOf<ReturnRemedy>(RETURN_REMEDIES);

/** A choice from a list; a plain form sends an empty text for none. */
const chosenOf = <Choice extends string>(choices: readonly Choice[], message: string) =>
  mixed<Choice>()
    .transform((value) => (value === '' ? undefined : value))
    .oneOf(choices, message)
    .required(message);

/** A request for one line of an order. */
export const returnBody = object({
  product_id: chosenId(returnMessages.itemNotChosen).required(returnMessages.itemNotChosen),
  quantity: number()
    .typeError(returnMessages.quantity)
    .integer(returnMessages.quantity)
    .min(1, returnMessages.quantity)
    .max(MAX_QUANTITY, returnMessages.quantity)
    .required(returnMessages.quantity),
  reason: chosenOf(RETURN_REASON_NAMES, returnMessages.reason),
  details: optionalLines('Description', MAX_RETURN_TEXT_LENGTH)
    .default('')
    .when('reason', {
      is: 'other',
      // biome-ignore lint/suspicious/noThenProperty: the name is yup's
      then: (rules) => rules.required(returnMessages.details),
    }),
  remedy: chosenOf(RETURN_REMEDY_NAMES, returnMessages.remedy),
  /** Names the form: sent twice, it makes one request. */
  key: requiredText('Key', 64).min(16, fieldMessages.notValid('Key')),
  photos: photoFiles(MAX_RETURN_PHOTOS),
});
