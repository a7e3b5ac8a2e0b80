import { array, mixed, number, object } from 'yup';
import { chosenId, optionalLines, requiredText, uploadedFile } from '../kit/fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { returnMessages } from '../messages/returns.ts';
import {
  MAX_QUANTITY,
  MAX_RETURN_PHOTO_BYTES,
  MAX_RETURN_PHOTOS,
  MAX_RETURN_TEXT_LENGTH,
} from '../shop/limits.ts';
import {
  RETURN_REASONS,
  RETURN_REMEDIES,
  type ReturnReason,
  type ReturnRemedy,
} from './return-states.ts';

/** The names of a table's rows. */
export const namesOf = <Name extends string>(table: Record<Name, unknown>) =>
  Object.keys(table) as Name[];

export const RETURN_REASON_NAMES = namesOf<ReturnReason>(RETURN_REASONS);
export const RETURN_REMEDY_NAMES = namesOf<ReturnRemedy>(RETURN_REMEDIES);

/** A choice from a list; a plain form sends an empty text for none. */
const chosenOf = <Choice extends string>(choices: readonly Choice[], message: string) =>
  mixed<Choice>()
    .transform((value) => (value === '' ? undefined : value))
    .oneOf(choices, message)
    .required(message);

/** The files of a form; browsers send an empty file for a field without one. */
const photos = () =>
  array(
    uploadedFile()
      .required()
      .test('size', returnMessages.photoTooLarge, ({ size }) => size <= MAX_RETURN_PHOTO_BYTES),
  )
    .transform((_value, given: unknown) =>
      [given].flat().filter((file) => !(file instanceof Blob) || file.size > 0),
    )
    .max(MAX_RETURN_PHOTOS, returnMessages.tooManyPhotos)
    .default([]);

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
  photos: photos(),
});
