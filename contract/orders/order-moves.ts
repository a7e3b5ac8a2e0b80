import { object, string } from 'yup';
import { oneOf } from '../kit/fields.ts';
import { fieldMessages } from '../messages/fields.ts';
import { staffMessages } from '../messages/staff.ts';
import { CARRIERS, isTrackingNumber } from './carriers.ts';
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
    .trim()
    .transform((value) => value || undefined)
    .test('tracking number', staffMessages.invalidTracking, isTrackingNumber)
    .optional(),
}).test('shipment', '', function isWhole({ carrier, tracking_number: number }) {
  if (!carrier || number) return true;
  const path = 'tracking_number';
  return this.createError({ path, message: staffMessages.giveTracking });
});

/** A shipment comes with a move to shipped: other moves do not store it. */
export const moveBody = shipmentFields.shape({
  to: oneOf('Status', ORDER_STATUSES).required(fieldMessages.required('Status')),
});
