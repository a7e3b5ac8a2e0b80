import { number, string } from 'yup';
import { numberText } from '../kit/digits.ts';
import { ofText } from '../kit/of-text.ts';
import { fieldMessages } from '../messages/fields.ts';
import { manageMessages } from '../messages/manage.ts';
import { deskMessages } from '../messages/staff-desk.ts';

/**
 * The rates of GST on goods in force since 22 September 2025, in percent. Those of rough diamonds and
 * other stones, 0.25 and 1.5, are not whole: the shop sells none.
 */
export const GST_RATES: readonly number[] = [0, 3, 5, 18, 28, 40];

/** The longest description, in characters. */
export const MAX_HTML = 50_000;

/** The GST rate of goods, in percent. */
export const gstRate = () =>
  number()
    .typeError(manageMessages.notANumber('GST rate'))
    .required(fieldMessages.required('GST rate'))
    .oneOf(GST_RATES, deskMessages.noGstRate(GST_RATES));

/** The number below the bars of a pack: 8, 12, 13 or 14 digits, the last of which checks the others. */
export const barcode = () =>
  string()
    .typeError(deskMessages.malformedBarcode)
    .transform(ofText(numberText))
    .transform((value) => value || null)
    .test('barcode', deskMessages.malformedBarcode, (value) => value == null || isBarcode(value))
    .nullable()
    .default(null);

/** Whether digits are a barcode of GS1: from the right, digits weigh 1 and 3 in turn, and the sum is a multiple of ten. */
export function isBarcode(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits].reduceRight(
    (total, digit, index) =>
      total + Number(digit) * ((digits.length - 1 - index) % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}

/** With the offset from UTC, so that it means one moment. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A moment, ISO 8601 with its offset; null: none. */
const moment = (label: string) =>
  string()
    .typeError(deskMessages.notAMoment(label))
    .transform((value) => value || null)
    .test('moment', deskMessages.notAMoment(label), (value) => value == null || isMoment(value))
    .nullable()
    .default(null);

function isMoment(text: string): boolean {
  return MOMENT.test(text) && !Number.isNaN(Date.parse(text));
}

/** From when until when shoppers find goods that are published; null: no bound. */
export const visibleBetween = {
  visible_from: moment('Visible from'),
  visible_until: moment('Visible until').test(
    'after-the-beginning',
    deskMessages.endsBeforeStart,
    function isAfter(until) {
      const { visible_from: from } = this.parent;
      return !until || !from || !(Date.parse(until) <= Date.parse(from));
    },
  ),
};
