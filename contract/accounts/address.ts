import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { chosenId, oneOf, optionalText, requiredText } from '../kit/fields.ts';
import { ofText } from '../kit/of-text.ts';
import { mobileWithCode } from '../kit/phone-fields.ts';
import { pinDigits } from '../kit/pins.ts';
import { anyText, done, id, named, rupees, text } from '../kit/shapes.ts';
import { addressApiMessages, addressLabels } from '../messages/addresses.ts';
import { fieldMessages } from '../messages/fields.ts';
import { MAX_ID } from '../shop/limits.ts';

export const ADDRESS_TAGS = ['No tag', 'Home', 'Office', 'Other'] as const;
export type AddressTag = (typeof ADDRESS_TAGS)[number];

const countryObject = object({ id: id(), name: text(), calling_code: text() });

export const address = object({
  id: id(),
  full_name: text(),
  /** With the calling code: `+919876543210`. */
  mobile: text(),
  mobile_without_ext: text(),
  another_mobile: anyText(),
  another_mobile_without_ext: anyText(),
  address_line_1: text(),
  address_line_2: text(),
  landmark: anyText(),
  city_obj: named,
  state_obj: named,
  country_obj: countryObject,
  postal_code: text(),
  address_tags: oneOf('Tag', ADDRESS_TAGS).required(),
  is_default: boolean().required(),
  /** Rupees for delivering the customer's cart there: 100, or 0 for Ahmedabad and Elite members. */
  shipping_amt: rupees(),
  /** Why it costs that: `standard`, `own_city`, `amount`, `member`. */
  shipping_reason: string().optional(),
  /** The latest usual arrival of a parcel ordered now, `2026-11-24`; null outside of India. */
  latest: string().nullable().defined(),
  /** The same for Elite members; null where it is not faster for them. */
  elite_latest: string().nullable().defined(),
});
export type Address = InferType<typeof address>;

/** Digits, as `pinDigits` returns them; six where the country is India. */
const postalCode = () =>
  requiredText(addressLabels.postalCode, 10)
    .transform(ofText(pinDigits))
    .matches(/^\d+$/, { message: addressApiMessages.zipNotNumeric });

/** Country, state and city are sent as ids of the lists below. */
export const addressBody = object({
  full_name: requiredText('Full name', 100),
  mobile: mobileWithCode().required(fieldMessages.required('Mobile number')),
  another_mobile: mobileWithCode(),
  address_line_1: requiredText(addressLabels.line1),
  address_line_2: requiredText(addressLabels.line2),
  landmark: optionalText('Landmark'),
  country: chosenId(fieldMessages.required('Country')).required(fieldMessages.required('Country')),
  state: chosenId(fieldMessages.required('State')).required(fieldMessages.required('State')),
  city: chosenId(fieldMessages.required('City')).required(fieldMessages.required('City')),
  postal_code: postalCode(),
  address_tags: oneOf('Tag', ADDRESS_TAGS).default('No tag'),
  is_default: boolean().default(false),
});

export type AddressBody = InferType<typeof addressBody>;

/** An edit may send some of the fields, under the same rules. */
export const addressPatch = addressBody.partial().shape({
  address_tags: oneOf('Tag', ADDRESS_TAGS).optional(),
  is_default: boolean().optional(),
});

const pinPlace = object({
  pin: text(),
  state: named,
  district: text(),
  /** Null for rural districts. */
  city: named.nullable().defined(),
  /** The usual arrival days of a parcel ordered now, `2026-11-24`, in India. */
  earliest: text(),
  latest: text(),
  /** The number of working days for non-members. */
  fewest_working_days: number().integer().min(0).required(),
  most_working_days: number().integer().min(0).required(),
  /** Same or next day for Elite members. */
  is_rapid_for_elite: boolean().required(),
  /** The latest arrival for Elite members; null where it is not faster for them. */
  elite_latest: string().nullable().defined(),
  /** Rupees for the caller, as long as nothing is in the cart. */
  shipping_amt: rupees(),
  is_cod_available: boolean().required(),
});
export type PinPlace = InferType<typeof pinPlace>;

const saved = object({ ...done, message: text(), data: address });

export const addressEndpoints = {
  listAddresses: endpoint({
    summary: "The customer's addresses, the default one first",
    method: 'GET',
    path: '/user/address/',
    access: 'customer',
    answer: object({ ...done, data: array(address).required() }),
  }),
  addAddress: endpoint({
    summary: 'Add an address',
    method: 'POST',
    path: '/user/address/',
    access: 'customer',
    /** `add_id`: id of an own address that the new one replaces. */
    body: addressBody.shape({ add_id: chosenId(fieldMessages.notValid('Address')).optional() }),
    answer: saved,
  }),
  editAddress: endpoint({
    summary: 'Change an address',
    method: 'PATCH',
    path: '/user/address/{id}/',
    access: 'customer',
    body: addressPatch,
    answer: saved,
  }),
  editContactAddress: endpoint({
    summary: 'Change an address, named in the query',
    method: 'PATCH',
    path: '/user/address/',
    access: 'customer',
    query: object({ contact_id: number().integer().positive().max(MAX_ID).required() }),
    body: addressPatch,
    answer: saved,
  }),
  removeAddress: endpoint({
    summary: 'Remove an address',
    method: 'DELETE',
    path: 'user/address/{id}/',
    access: 'customer',
    answer: object(done),
  }),
  getPin: endpoint({
    summary:
      'Where a PIN code of India belongs and how it is delivered to; beside the specification',
    method: 'GET',
    path: '/pincodes/{pin}/',
    access: 'public',
    params: object({
      pin: string()
        .transform(ofText(pinDigits))
        .matches(/^\d{6}$/)
        .required(),
    }),
    answer: object({ ...done, data: pinPlace }),
  }),
  listCountries: endpoint({
    summary: 'Countries, narrowed by a part of the name',
    method: 'GET',
    path: '/countries/',
    access: 'public',
    query: object({ filter_search: string().trim().max(100).optional() }),
    answer: object({
      ...done,
      data: array(object({ id: id(), country_name: text(), calling_code: text() })).required(),
    }),
  }),
  listStates: endpoint({
    summary: 'States of a country',
    method: 'GET',
    path: '/states/{countryId}/',
    access: 'public',
    answer: object({ ...done, data: array(named).required() }),
  }),
  listCities: endpoint({
    summary: 'Cities of a state',
    method: 'GET',
    path: '/cities/{stateId}',
    access: 'public',
    answer: object({ ...done, data: array(named).required() }),
  }),
};
