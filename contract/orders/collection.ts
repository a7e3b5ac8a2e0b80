import { number, object } from 'yup';
import { text } from '../kit/shapes.ts';
import { translations } from '../kit/translations.ts';

/** The store of an order, as it was when the order was placed; null: the order is delivered. */
export const collection = () =>
  object({
    store_name: text(),
    translations: translations(),
    /** `HH:MM:SS`, India time. */
    opens_at: text(),
    closes_at: text(),
    /** The weekday the store is closed, 1 is Monday; null: none. */
    weekly_off: number().integer().min(1).max(7).nullable().defined(),
    phone: text(),
  })
    .nullable()
    .defined()
    .default(null);
