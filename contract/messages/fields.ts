import { LOGIN_CODE_LENGTH } from '../shop/limits.ts';

/** Messages of the validation rules about any field, by its label. */
export const fieldMessages = {
  required: (label: string) => `${label} is required`,
  notText: (label: string) => `${label} must be text`,
  tooLong: (label: string, max: number) => `${label} must be at most ${max} characters`,
  notAChoice: (label: string) => `${label} is not one of the choices`,
  notAnAmount: (label: string) => `${label} must be an amount`,
  negative: (label: string) => `${label} must not be negative`,
  tooLarge: (label: string) => `${label} is too large`,
  moreDecimals: (label: string) => `${label} must have at most 2 decimals`,
  notValid: (label: string) => `${label} is not valid`,
  invalidEmail: 'Invalid email format',
  phoneNotDigits: 'Phone must contain digits only',
  malformedCode: `OTP must be ${LOGIN_CODE_LENGTH} digits`,
} as const;

/** Messages about mobile numbers. */
export const mobileMessages = {
  notTenDigits: 'Mobile number must be 10 digits',
  /** Not in the specification: in the numbering plan of India mobile numbers start with 6 to 9. */
  firstDigit: 'Mobile number must start with 6, 7, 8 or 9',
  /** Not in the specification: its fields take no further digits, and that is not done in silence. */
  cut: 'This number is too long, so its last digits were left out. Please check it.',
} as const;
