import { array, boolean, type InferType, object } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { accountEmail, captcha, loginCode, optionalText, requiredText } from '../kit/fields.ts';
import { profileMobile } from '../kit/phone-fields.ts';
import { anyText, done, maybePicture, text } from '../kit/shapes.ts';
import { address } from './address.ts';

const profileFields = {
  first_name: anyText(),
  last_name: anyText(),
  company: anyText(),
  email: anyText(),
  /** Not in the specification: a mailed link was used, so order notifications go to the address. */
  email_confirmed: boolean().required(),
  /** With the calling code. */
  mobile_no: anyText(),
  profile_pic: maybePicture(),
  is_subscribed: boolean().required(),
};

const profile = object({ ...profileFields, addresses: array(address).required() });
export type Profile = InferType<typeof profile>;

/**
 * The email is sent but read-only: any other than the account's is refused; an account that has
 * none, since it was made with the code of a number, takes one. A new number is set
 * once it is proven: the first request sends a code to it, the second request contains the code.
 */
export const profileBody = object({
  first_name: requiredText('First name', 100),
  last_name: requiredText('Last name', 100),
  company: optionalText('Company'),
  email: accountEmail(),
  /** 12 or 13 characters with the calling code: `919876543210`, `+919876543210`. */
  mobile_no: profileMobile(),
  /** The code sent to a new number. */
  otp: loginCode(),
  /** `errors.recaptcha` says when it is required. */
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
    unkeyed: true,
  }),
  deactivateAccount: endpoint({
    summary: 'Close the account; every login ends',
    method: 'POST',
    path: '/user/deactivate/',
    access: 'customer',
    answer: object(done),
  }),
};
