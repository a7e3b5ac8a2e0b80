import { boolean, object, string } from 'yup';
import { oneOf, requiredText } from '../kit/fields.ts';
import { ofText } from '../kit/of-text.ts';
import { mobileWithCode } from '../kit/phone-fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { staffMessages } from '../messages/staff.ts';
import { CANCEL_REASONS, type CancelReason } from './cancel-reasons.ts';
import { CARRIERS, isTrackingNumber, trackingNumber } from './carriers.ts';
import { handoverFields } from './collect-fields.ts';
import { ORDER_STATUSES } from './order-states.ts';

/** Who carries a parcel, and the number it is tracked by: both, or none. */
export const shipmentFields = object({
  carrier: oneOf('Carrier', CARRIERS)
    .transform((value) => value || undefined)
    .optional()
    .when('tracking_number', ([number], rule) =>
      number ? rule.required(staffMessages.chooseCarrier) : rule,
    ),
  tracking_number: string()
    .typeError(fieldMessages.notText('Tracking number'))
    .transform(ofText(trackingNumber))
    .transform((value) => value || undefined)
    .test('tracking number', staffMessages.invalidTracking, isTrackingNumber)
    .optional(),
}).test('shipment', '', function isWhole({ carrier, tracking_number: number }) {
  if (!carrier || number) return true;
  const path = 'tracking_number';
  return this.createError({ path, message: staffMessages.giveTracking });
});

/**
 * A shipment comes with a move to shipped, a reason with one to cancelled, `restock` with one to
 * returned, for goods that are sold again, `code` or `without_code` with one to delivered of an order
 * that is collected: other moves store none of them.
 */
export const moveBody = shipmentFields.shape({
  to: oneOf('Status', ORDER_STATUSES).required(fieldMessages.required('Status')),
  reason: oneOf('Reason', Object.keys(CANCEL_REASONS) as CancelReason[])
    .transform((value) => value || undefined)
    .optional(),
  ...handoverFields,
  restock: boolean().typeError(fieldMessages.notValid('Restock')).optional(),
});

/** Who receives an order; its city, PIN code and state stay, since they decide charge and tax. */
export const receiverBody = object({
  full_name: requiredText('Full name', 100),
  mobile: mobileWithCode().required(fieldMessages.required('Mobile number')),
  /** What stands before the city. */
  lines: requiredText('Address', 400),
});
