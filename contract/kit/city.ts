import { number, object } from 'yup';
import { fieldMessages } from '../messages/fields.ts';
import { MAX_ID } from '../shop/limits.ts';
import { requiredText } from './fields.ts';

/** A city of India by its id and its name; null: none. */
export const indianCity = () =>
  object({
    id: number()
      .label('City')
      .integer()
      .min(1)
      .max(MAX_ID)
      .required(fieldMessages.required('City')),
    name: requiredText('Name of the city', 80),
  })
    .nullable()
    .default(null);
