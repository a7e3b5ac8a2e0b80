import type { InferType } from 'yup';
import { array, boolean, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import {
  captcha,
  email,
  FIRST_NAME_REQUIRED,
  givenPassword,
  INVALID_MOBILE,
  indianMobile,
  LAST_NAME_REQUIRED,
  NOT_A_ROBOT,
  newPassword,
  optionalText,
  repeatedPassword,
  requiredText,
} from './fields.ts';
import { anyText, done, id, rupees, text } from './shapes.ts';

/** What every way of logging in answers. */
export const loginData = object({
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
});
export type LoginData = InferType<typeof loginData>;

/** A refused login carries its reason in `non_field_errors`, see `errors.ts`. */
const loginAnswer = object({
  ...done,
  data: loginData,
  /** Company ids the customer may see; this shop has one. */
  allow_company_list: array(number().integer().required()).required(),
});

const told = object({ ...done, message: text() });

export const sendOtpBody = object({ mobile_no: indianMobile() });

export const verifyOtpBody = object({
  mobile_no: indianMobile(),
  otp: requiredText('OTP').matches(/^\d{6}$/, 'OTP must be 6 digits'),
});

export const signinBody = object({ email: email(), password: givenPassword() });

export const signupBody = object({
  email: email(),
  first_name: optionalText('First name', 100).required(FIRST_NAME_REQUIRED),
  last_name: optionalText('Last name', 100).required(LAST_NAME_REQUIRED),
  /** 10 digits; with `+91` in front as well. */
  mobile_no: requiredText('Mobile number').matches(/^(\+91)?\d{10}$/, INVALID_MOBILE),
  password: newPassword(),
  confirm_password: repeatedPassword('password'),
  recaptcha: captcha(),
});

export const resetRequestBody = object({
  email: email(),
  recaptcha: captcha().required(NOT_A_ROBOT),
});

export const resetPasswordBody = object({
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password'),
});

export const changePasswordBody = object({
  old_password: givenPassword('Old password'),
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password'),
  recaptcha: captcha(),
});

export const accountEndpoints = {
  getVisitor: endpoint({
    summary: 'A new visitor id; sent from then on in the header `Visitor`',
    method: 'GET',
    path: '/user/visitor/',
    access: 'public',
    answer: object({ ...done, visitor_id: text() }),
  }),
  sendOtp: endpoint({
    summary: 'Send a login code to a mobile number',
    method: 'POST',
    path: '/user/send-otp/',
    access: 'public',
    body: sendOtpBody,
    answer: told,
  }),
  verifyOtp: endpoint({
    summary: "Log in with the code; a visitor's cart and wishlist come along",
    method: 'POST',
    path: '/user/verify-otp/',
    access: 'public',
    body: verifyOtpBody,
    answer: loginAnswer,
  }),
  signin: endpoint({
    summary: "Log in with a password; a visitor's cart and wishlist come along",
    method: 'POST',
    path: '/user/signin/',
    access: 'public',
    body: signinBody,
    answer: loginAnswer,
  }),
  signup: endpoint({
    summary: 'Create an account',
    method: 'POST',
    path: '/user/signup/',
    access: 'public',
    body: signupBody,
    answer: told,
  }),
  requestPasswordReset: endpoint({
    summary: 'Mail a link for a new password; the answer is the same for unknown addresses',
    method: 'POST',
    path: '/user/reset-password/',
    access: 'public',
    body: resetRequestBody,
    answer: told,
  }),
  resetPassword: endpoint({
    summary: 'Set a new password with the mailed link',
    method: 'POST',
    path: '/user/reset-password/{resetUUID}/',
    access: 'public',
    params: object({ resetUUID: string().uuid().required() }),
    body: resetPasswordBody,
    answer: told,
  }),
  changePassword: endpoint({
    summary: 'Change the password; every other login ends',
    method: 'POST',
    path: '/user/change-password/',
    access: 'customer',
    body: changePasswordBody,
    answer: told,
  }),
  getMetaTags: endpoint({
    summary: 'Title, description and keywords of a page; null where staff have written none',
    method: 'GET',
    path: '/user/meta-tags/',
    access: 'public',
    query: object({ page_url: string().trim().max(500).required() }),
    answer: object({
      ...done,
      title: string().nullable().defined(),
      description: string().nullable().defined(),
      keywords: string().nullable().defined(),
    }),
  }),
  checkElite: endpoint({
    summary: 'Whether the customer is an Elite member now',
    method: 'GET',
    path: '/user/elite_check/',
    access: 'customer',
    answer: object({ ...done, is_sose_elite_user: boolean().required() }),
  }),
};
