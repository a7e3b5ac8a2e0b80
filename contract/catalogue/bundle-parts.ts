import { array, type InferType } from 'yup';
import { goodsWithQuantity } from '../kit/goods-with-quantity.ts';
import { deskMessages } from '../messages/staff-desk.ts';

/** One part is a pack size of its own, and more than four are no offer that a card can tell. */
const MIN_PARTS = 2;
const MAX_PARTS = 4;
const MAX_PIECES = 20;

/** What a product consists of; empty: it is no bundle. */
export const partsOfBundle = () =>
  array(goodsWithQuantity(MAX_PIECES).required())
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
/** `quantity`: pieces in one bundle. */
export type BundlePart = InferType<ReturnType<typeof goodsWithQuantity>>;
