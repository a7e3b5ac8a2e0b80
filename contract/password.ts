import { object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { email, givenPassword, newPassword, repeatedPassword, requiredCaptcha } from './fields.ts';
import { messageAnswer } from './shapes.ts';

/** The token of a mailed link: 256 random bits. The specification calls it a UUID. */
export const RESET_TOKEN = /^[\w-]{43}$/;

export const resetRequestBody = object({
  email: email(),
  recaptcha: requiredCaptcha(),
});

export const resetPasswordBody = object({
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password'),
});

export const changePasswordBody = object({
  old_password: givenPassword('Old password'),
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password'),
  recaptcha: requiredCaptcha(),
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
