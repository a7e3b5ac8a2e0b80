import { boolean, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import {
  accountEmail,
  captcha,
  givenPassword,
  loginCode,
  newPassword,
  repeatedPassword,
  requiredCaptcha,
} from '../kit/fields.ts';
import { messageAnswer } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';

/** The token of a mailed link: 256 random bits. The specification calls it a UUID. */
export const RESET_TOKEN = /^[\w-]{43}$/;

export const resetRequestBody = object({
  email: accountEmail().required(fieldMessages.required('Email')),
  recaptcha: requiredCaptcha(),
});

export const resetPasswordBody = object({
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password'),
  /**
   * Not in the specification: the code sent to the account's number, where `errors.otp` of the
   * first attempt asks for it; `errors.recaptcha` says when a captcha is required before.
   */
  otp: loginCode(),
  recaptcha: captcha(),
  /** The account's number is not the caller's: the address gets an account of its own. */
  other_number: boolean().default(false),
});

export const changePasswordBody = object({
  old_password: givenPassword('Old password'),
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password'),
  recaptcha: captcha(),
});

export const passwordEndpoints = {
  requestPasswordReset: endpoint({
    summary: 'Mail a link for a new password; the answer is the same for unknown addresses',
    method: 'POST',
    path: '/user/reset-password/',
    access: 'public',
    body: resetRequestBody,
    answer: messageAnswer,
  }),
  resetPassword: endpoint({
    summary: 'Set a new password with the mailed link',
    method: 'POST',
    path: '/user/reset-password/{resetUUID}/',
    access: 'public',
    params: object({ resetUUID: string().matches(RESET_TOKEN).required() }),
    body: resetPasswordBody,
    answer: messageAnswer,
  }),
  changePassword: endpoint({
    summary: 'Change the password; every other login ends',
    method: 'POST',
    path: '/user/change-password/',
    access: 'customer',
    body: changePasswordBody,
    answer: messageAnswer,
    unkeyed: true,
  }),
};
