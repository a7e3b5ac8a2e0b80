import './rule-messages.ts';
import { number, object } from 'yup';
import { fieldMessages } from '../messages/fields.ts';
import { chosenId } from './fields.ts';

/** A product that staff pick with its quantity, at most `max` pieces. */
export const goodsWithQuantity = (max: number) =>
  object({
    product_id: chosenId(fieldMessages.required('Product')).required(
      fieldMessages.required('Product'),
    ),
    quantity: number()
      .label('Quantity')
      .integer()
      .min(1)
      .max(max)
      .required(fieldMessages.required('Quantity')),
  });
