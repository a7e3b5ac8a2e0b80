import { boolean, type InferType, number, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { chosenId, optionalText } from '../kit/fields.ts';
import { gstin } from '../kit/gstin-field.ts';
import { done, text } from '../kit/shapes.ts';
import { billingMessages } from '../messages/gst.ts';
import { orderMessages } from '../messages/orders.ts';

/*
 * Whom an invoice is for, where that is not who receives the parcel. Not in the specification, whose
 * address is delivered to and billed.
 */

const BUSINESS_NAME = 'Registered name of the business';

/** The name of a registered buyer, which their GSTIN needs. */
const businessName = () => optionalText(BUSINESS_NAME, 100);

/** A GSTIN and a name, each of which needs the other. */
export const registeredBuyerFields = {
  gstin: gstin().test('named', billingMessages.both, function isGiven(given) {
    return Boolean(given) || !this.parent.business_name;
  }),
  business_name: businessName().test('needed', billingMessages.both, function isGiven(given) {
    return Boolean(given) || !this.parent.gstin;
  }),
};

/** The id of an address of the customer; none: the one delivered to. A form sends an empty text. */
const billTo = () =>
  chosenId(orderMessages.addressNotChosen)
    .transform((value, sent: unknown) => (sent === '' ? undefined : value))
    .optional();

export const billingFields = { bill_to: billTo(), ...registeredBuyerFields };

/** The same by name: an order that exists has settled them. */
export const BILLING_NAMES = ['bill_to', 'gstin', 'business_name'] as const;

/** The same as it is typed, however far that is. */
export const typedBilling = object({
  bill_to: billTo(),
  gstin: optionalText('GSTIN', 40).default(''),
  business_name: businessName().default(''),
  /** The business of an earlier order is billed, unless another one is typed. */
  gst_again: boolean()
    .transform((value, sent: unknown) => (sent === 'yes' ? true : value))
    .default(false),
});
export type TypedBilling = InferType<typeof typedBilling>;

const usedBusiness = object({
  gstin: text(),
  business_name: text(),
  /** The address that was billed, if it is still there. */
  bill_to: number().integer().positive().nullable().defined(),
});
export type UsedBusiness = InferType<typeof usedBusiness>;

export const billingEndpoints = {
  getUsedBusiness: endpoint({
    summary: 'The business of the last GST invoice; null without one; beside the specification',
    method: 'GET',
    path: '/user/business/',
    access: 'customer',
    answer: object({ ...done, data: usedBusiness.nullable().defined() }),
  }),
};
