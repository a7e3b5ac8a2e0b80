import type { InferType } from 'yup';
import { array, boolean, object } from 'yup';
import { address } from './address.ts';
import { endpoint } from './endpoint.ts';
import {
  captcha,
  FIRST_NAME_REQUIRED,
  INVALID_EMAIL,
  LAST_NAME_REQUIRED,
  optionalText,
} from './fields.ts';
import { anyText, done, maybePicture, text } from './shapes.ts';

export const INVALID_PROFILE_MOBILE = 'Please enter valid mobile number';

const profileFields = {
  first_name: anyText(),
  last_name: anyText(),
  company: anyText(),
  email: anyText(),
  /** News of orders is mailed there: a mailed link was used. Beside the specification. */
  email_confirmed: boolean().required(),
  /** With the calling code. */
  mobile_no: anyText(),
  profile_pic: maybePicture(),
  is_subscribed: boolean().required(),
};

export const profile = object({ ...profileFields, addresses: array(address).required() });
export type Profile = InferType<typeof profile>;

/** Refuses, at `otp`, a new number whose code has not come along: it has just been sent. */
export const NEW_NUMBER_OTP = 'Enter the OTP we have sent to the new number';

/**
 * The email travels along but is read-only: another one than the account's is refused. A new number
 * is set once it is proven: the first request sends a code to it, the second brings the code along.
 */
export const profileBody = object({
  first_name: optionalText('First name', 100).required(FIRST_NAME_REQUIRED),
  last_name: optionalText('Last name', 100).required(LAST_NAME_REQUIRED),
  company: optionalText('Company'),
  email: optionalText('Email', 254).email(INVALID_EMAIL),
  /** 12 or 13 characters with the calling code: `919876543210`, `+919876543210`. */
  mobile_no: optionalText('Mobile number')
    .matches(/^\+?91[6-9]\d{9}$/, INVALID_PROFILE_MOBILE)
    .required(INVALID_PROFILE_MOBILE),
  /** The code sent to a new number. */
  otp: optionalText('OTP').matches(/^\d{6}$/, {
    message: 'OTP must be 6 digits',
    excludeEmptyString: true,
  }),
  /** `errors.recaptcha` says from which code on it is asked for. */
  recaptcha: captcha(),
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
