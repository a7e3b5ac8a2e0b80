import { LOGIN_CODE_LENGTH } from '../shop/limits.ts';
import { withValues } from './text-with-values.ts';

/** Messages of the validation rules about any field, by its label. */
export const fieldMessages = {
  required: (label: string) => withValues('{field} is required', { field: label }),
  notText: (label: string) => withValues('{field} must be text', { field: label }),
  tooLong: (label: string, max: number) =>
    withValues('{field} must be at most {max} characters', { field: label, max }),
  notAChoice: (label: string) => withValues('{field} is not one of the choices', { field: label }),
  notAnAmount: (label: string) => withValues('{field} must be an amount', { field: label }),
  negative: (label: string) => withValues('{field} must not be negative', { field: label }),
  tooLarge: (label: string) => withValues('{field} is too large', { field: label }),
  moreDecimals: (label: string) =>
    withValues('{field} must have at most 2 decimals', { field: label }),
  notValid: (label: string) => withValues('{field} is not valid', { field: label }),
  invalidEmail: 'Invalid email format',
  phoneNotDigits: 'Phone must contain digits only',
  malformedCode: withValues('OTP must be {digits} digits', { digits: LOGIN_CODE_LENGTH }),
} as const;

/** Messages about mobile numbers. */
export const mobileMessages = {
  notTenDigits: 'Mobile number must be 10 digits',
  /** Not in the specification: in the numbering plan of India mobile numbers start with 6 to 9. */
  firstDigit: 'Mobile number must start with 6, 7, 8 or 9',
  /** Not in the specification: its fields take no further digits, and that is not done in silence. */
  cut: 'This number is too long, so its last digits were left out. Please check it.',
} as const;
