import '../kit/rule-messages.ts';
import { array, type InferType, number, object } from 'yup';
import { chosenId } from '../kit/fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { deskMessages } from '../messages/staff-desk.ts';

/** One part is a pack size of its own, and more than four are no offer that a card can tell. */
const MIN_PARTS = 2;
const MAX_PARTS = 4;
const MAX_PIECES = 20;

const part = object({
  product_id: chosenId(fieldMessages.required('Product')).required(
    fieldMessages.required('Product'),
  ),
  /** Pieces in one bundle. */
  quantity: number()
    .label('Quantity')
    .integer()
    .min(1)
    .max(MAX_PIECES)
    .required(fieldMessages.required('Quantity')),
});

/** What a product consists of; empty: it is no bundle. */
export const partsOfBundle = () =>
  array(part.required())
    .label('Parts')
    .test(
      'some',
      deskMessages.bundleOfParts(MIN_PARTS, MAX_PARTS),
      (parts = []) =>
        parts.length === 0 || (parts.length >= MIN_PARTS && parts.length <= MAX_PARTS),
    )
    .test('different', deskMessages.bundlePartTwice, (parts = []) => {
      const ids = parts.map(({ product_id: id }) => id);
      return new Set(ids).size === ids.length;
    })
    .default([]);
export type BundlePart = InferType<typeof part>;
