import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { translatableMessage } from '../kit/errors.ts';
import {
  accountEmail,
  captcha,
  email,
  givenPassword,
  loginCode,
  newPassword,
  oneOf,
  optionalEmail,
  optionalText,
  repeatedPassword,
  requiredText,
} from '../kit/fields.ts';
import { indianMobile, indianMobileDigits } from '../kit/phone-fields.ts';
import { anyText, done, id, messageAnswer, rupees, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { LANGUAGE_CODES } from '../shop/languages.ts';

/** The answer of every kind of login. */
const loginData = object({
  /** Sent back as `Authorization: token {token}`. */
  token: text(),
  id: id(),
  first_name: anyText(),
  last_name: anyText(),
  email: anyText(),
  /** With `+91`. */
  phone_no: anyText(),
  cart_counter: number().integer().min(0).required(),
  wishlist_counter: number().integer().min(0).required(),
  cart_totals: object({ final_total: rupees() }),
  is_sose_elite_user: boolean().required(),
  is_staff: boolean().required(),
  is_superuser: boolean().required(),
  /** Messages to display about the visitor's cart lines that could not be joined unchanged. */
  cart_changes: array(translatableMessage).required(),
});
export type LoginData = InferType<typeof loginData>;

/** A refused login carries its reason in `non_field_errors`, see `errors.ts`. */
export const loginAnswer = object({
  ...done,
  data: loginData,
  /** Company ids the customer may see; this shop has one. */
  allow_company_list: array(number().integer().required()).required(),
});

/**
 * Not in the specification: with `sign_up` a number without an account gets a code too, and the
 * right code answers a proof for the sign-up in place of a login.
 */
const forSignUp = { sign_up: boolean().default(false) };

/** Not in the specification: the proof of a number from its code, see `forSignUp`. */
const numberProof = () => optionalText('Proof', 64);

/** The same where nobody may be logged in: then without `data`. */
const maybeLoginAnswer = object({
  ...done,
  data: loginData.default(undefined).optional(),
  allow_company_list: array(number().integer().required()).optional(),
});

/** `recaptcha` is required from the third code on: `errors.recaptcha` says so. */
export const sendLoginCodeBody = object({
  mobile_no: indianMobile(),
  recaptcha: captcha(),
  ...forSignUp,
});

export const verifyLoginCodeBody = object({
  mobile_no: indianMobile(),
  otp: loginCode().required(fieldMessages.required('OTP')),
  ...forSignUp,
});

/** With the proof of a number, an account that claims the number gets it proven. */
export const signinBody = object({
  email: accountEmail().required(fieldMessages.required('Email')),
  password: givenPassword(),
  /** Not in the specification: staff's second proof, where `errors.otp` of the first attempt asks. */
  otp: loginCode(),
  /** Likewise where `errors.second_factor` asks: a code of their app, or a recovery code. */
  second_factor: optionalText('OTP', 40),
  proof: numberProof(),
});

export const signupBody = object({
  email: email(),
  first_name: requiredText('First name', 100),
  last_name: requiredText('Last name', 100),
  /** 10 digits; with `+91` in front as well. */
  mobile_no: indianMobileDigits(),
  password: newPassword(),
  confirm_password: repeatedPassword('password'),
  recaptcha: captcha(),
  /** With the proof of `mobile_no` the sign-up also logs in; without, the number is claimed. */
  proof: numberProof(),
});

/**
 * Not in the specification: the sign-up after the code of a number. The proof stands for a password
 * and for the captcha, and the login by code stays open; the address is for invoices.
 */
export const provenSignupBody = object({
  first_name: requiredText('First name', 100),
  last_name: optionalText('Last name', 100),
  email: optionalEmail(),
  /** 10 digits; with `+91` in front as well. */
  mobile_no: indianMobileDigits(),
  proof: numberProof().required(fieldMessages.required('Proof')),
});

/** `everywhere` ends every login of the customer, on all devices. */
export const logoutBody = object({ everywhere: boolean().default(false) });

export const accountEndpoints = {
  getVisitor: endpoint({
    summary: 'A new visitor id; sent from then on in the header `Visitor`',
    method: 'GET',
    path: '/user/visitor/',
    access: 'public',
    answer: object({ ...done, visitor_id: text() }),
  }),
  sendLoginCode: endpoint({
    summary: 'Send a login code to a mobile number',
    method: 'POST',
    path: '/user/send-otp/',
    access: 'public',
    body: sendLoginCodeBody,
    answer: messageAnswer,
  }),
  verifyLoginCode: endpoint({
    summary: "Log in with the code; a visitor's cart and wishlist come along",
    method: 'POST',
    path: '/user/verify-otp/',
    access: 'public',
    body: verifyLoginCodeBody,
    answer: maybeLoginAnswer.shape({ proof: string().optional() }),
  }),
  signin: endpoint({
    summary: "Log in with a password; a visitor's cart and wishlist come along",
    method: 'POST',
    path: '/user/signin/',
    access: 'public',
    body: signinBody,
    answer: loginAnswer,
  }),
  logout: endpoint({
    summary: 'End this login, or every login of the customer; beside the specification',
    method: 'POST',
    path: '/user/logout/',
    access: 'customer',
    body: logoutBody,
    answer: messageAnswer,
  }),
  signup: endpoint({
    summary: 'Create an account',
    method: 'POST',
    path: '/user/signup/',
    access: 'public',
    body: signupBody,
    answer: maybeLoginAnswer.shape({ message: text() }),
  }),
  signupProven: endpoint({
    summary: 'Create an account for a proven number and log in; beside the specification',
    method: 'POST',
    path: '/user/signup/proven/',
    access: 'public',
    body: provenSignupBody,
    answer: loginAnswer.shape({ message: text() }),
  }),
  getMetaTags: endpoint({
    summary: 'Title, description and keywords of a page; null where staff have written none',
    method: 'GET',
    path: '/user/meta-tags/',
    access: 'public',
    query: object({
      page_url: string().trim().max(500).required(),
      /** Not in the specification: texts without a version in it are answered in English. */
      language: oneOf('Language', LANGUAGE_CODES).default('en'),
    }),
    answer: object({
      ...done,
      title: string().nullable().defined(),
      description: string().nullable().defined(),
      keywords: string().nullable().defined(),
    }),
  }),
  checkMembership: endpoint({
    summary: 'Whether the customer is an Elite member now',
    method: 'GET',
    path: '/user/elite_check/',
    access: 'customer',
    answer: object({ ...done, is_sose_elite_user: boolean().required() }),
  }),
};
