import { boolean, number, object } from 'yup';
import { optionalLines, requiredText } from '../kit/fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { MAX_ID } from '../shop/limits.ts';

const MAX_TEXT = 50_000;

const lines = (label: string) => optionalLines(label, MAX_TEXT).default('');

const positive = (label: string) =>
  number()
    .typeError(manageMessages.notANumber(label))
    .moreThan(0, manageMessages.notPositive(label));

const company = (label: string) =>
  object({ name: requiredText(label), address: requiredText(`Address of the ${label}`, 500) })
    .nullable()
    .default(null);

/** The facts that the Packaged Commodities Rules and the licences require. */
export const labelFactRules = {
  net_quantity: object({
    value: positive('Net quantity').required(fieldMessages.required('Net quantity')),
    unit: requiredText('Unit of the net quantity', 20),
  })
    .nullable()
    .default(null),
  /** Rupees of one `per`. */
  unit_price: object({
    value: positive('Unit price').required(fieldMessages.required('Unit price')),
    per: requiredText('Unit of the unit price', 20),
  })
    .nullable()
    .default(null),
  ingredients: lines('Ingredients'),
  how_to_use: lines('How to use'),
  storage: lines('Storage'),
  shelf_life_months: positive('Shelf life')
    .integer(manageMessages.notWhole('Shelf life'))
    .max(MAX_ID, fieldMessages.tooLarge('Shelf life'))
    .nullable()
    .default(null),
  /** `null`: not a food. */
  veg: boolean().nullable().default(null),
  licence: object({ type: requiredText('Licence'), number: requiredText('Licence number') })
    .nullable()
    .default(null),
  manufacturer: company('manufacturer'),
  importer: company('importer'),
};
