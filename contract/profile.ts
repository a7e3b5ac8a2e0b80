import type { InferType } from 'yup';
import { array, boolean, object } from 'yup';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';
import { email, FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, optionalText } from './fields.ts';
import { anyText, done, maybePicture, text } from './shapes.ts';

export const INVALID_PROFILE_MOBILE = 'Please enter valid mobile number';

const profileFields = {
  first_name: anyText(),
  last_name: anyText(),
  company: anyText(),
  email: anyText(),
  /** With the calling code. */
  mobile_no: anyText(),
  profile_pic: maybePicture(),
  is_subscribed: boolean().required(),
};

export const profile = object({ ...profileFields, addresses: array(address).required() });
export type Profile = InferType<typeof profile>;

/** The email travels along but is read-only: another one than the account's is refused. */
export const profileBody = object({
  first_name: optionalText('First name', 100).required(FIRST_NAME_REQUIRED),
  last_name: optionalText('Last name', 100).required(LAST_NAME_REQUIRED),
  company: optionalText('Company'),
  email: email(),
  /** 12 or 13 characters with the calling code: `919876543210`, `+919876543210`. */
  mobile_no: optionalText('Mobile number')
    .matches(/^(?:\d{12,13}|\+\d{11,12})$/, INVALID_PROFILE_MOBILE)
    .required(INVALID_PROFILE_MOBILE),
});

export const profileEndpoints = {
  getProfile: endpoint({
    summary: "The customer's details and addresses",
    method: 'GET',
    path: '/user/profile/',
    access: 'customer',
    answer: object({ ...done, data: profile }),
  }),
  editProfile: endpoint({
    summary: "Change the customer's details",
    method: 'PATCH',
    path: '/user/profile/',
    access: 'customer',
    body: profileBody,
    answer: object({ ...done, message: text(), data: object(profileFields) }),
  }),
  deactivateAccount: endpoint({
    summary: 'Close the account; every login ends',
    method: 'POST',
    path: '/user/deactivate/',
    access: 'customer',
    answer: object(done),
  }),
};
