import { withValues } from './text-with-values.ts';

/** Messages of the validation rules and the storefront about passwords. */
export const passwordMessages = {
  required: 'Password is required',
  weak: 'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol',
  notRepeated: 'Please confirm the password',
  linkCutOff: 'This link is not complete. Please ask for a new one.',
  different: 'Passwords do not match',
  /** Refuses a reset without the code, at the field `otp`: the code has just been sent. */
  resetCode: (ending: string) =>
    withValues('Enter the OTP we have sent to the mobile number ending in {ending}', { ending }),
} as const;

/** Messages about passwords of the shop API alone. */
export const passwordApiMessages = {
  linkSent: 'If this email is registered, a reset link is on its way.',
  reset: 'Your password has been changed. Please login.',
  changed: 'Your password has been changed!',
  tooCommon: 'This password is too common. Please choose another one',
  unchanged: 'The new password must differ from the old one',
  wrongOld: 'Old password is not right',
  badLink: 'This link is no longer valid. Please ask for a new one.',
} as const;
