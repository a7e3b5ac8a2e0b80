import { mixed, number, string } from 'yup';
import { MAX_ID } from './limits.ts';

/** Messages of the specification, word for word. */
export const INVALID_EMAIL = 'Invalid email format';
export const INVALID_MOBILE = 'Mobile number must be 10 digits';
/** Beside the specification's words: numbering plan of India, mobile numbers start with 6 to 9. */
export const NOT_A_MOBILE = 'Mobile number must start with 6, 7, 8 or 9';
export const FIRST_NAME_REQUIRED = 'First name is required';
export const LAST_NAME_REQUIRED = 'Last name is required';
export const WEAK_PASSWORD =
  'Password must be 8+ chars, 1 uppercase, 1 lowercase, 1 number & 1 symbol';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const NOT_A_ROBOT = 'Please verify you are not a robot.';

const STRONG_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$_.~-]).{8,}$/;

/** A text that must be there: trimmed, not empty, at most `max` characters. */
export const requiredText = (label: string, max = 200) =>
  optionalText(label, max).required(`${label} is required`);

/** A text that may be missing or empty: trimmed, at most `max` characters. */
export const optionalText = (label: string, max = 200) =>
  string()
    .typeError(`${label} must be text`)
    .trim()
    .max(max, `${label} must be at most ${max} characters`);

export const email = (label = 'Email') => requiredText(label, 254).email(INVALID_EMAIL);

/** A mobile number of India as the specification sends it: `+91` and 10 digits. */
export const indianMobile = () =>
  requiredText('Mobile number')
    .matches(/^\+91\d{10}$/, INVALID_MOBILE)
    .test('mobile', NOT_A_MOBILE, (value = '') => !/^\+91[0-5]\d{9}$/.test(value));

/** 10 digits behind any calling code: `+919876543210`. */
export const mobileWithCode = () =>
  optionalText('Mobile number').matches(/^\+[1-9]\d{0,3}\d{10}$/, {
    message: INVALID_MOBILE,
    excludeEmptyString: true,
  });

/** Digits of any length behind a calling code, as international forms send them. */
export const phoneWithCode = () =>
  optionalText('Phone').matches(/^\+?\d{6,15}$/, {
    message: 'Phone must contain digits only',
    excludeEmptyString: true,
  });

/** A password being chosen. Never trimmed. */
export const newPassword = () =>
  string()
    .typeError(WEAK_PASSWORD)
    .required('Password is required')
    .max(128, 'Password must be at most 128 characters')
    .matches(STRONG_PASSWORD, WEAK_PASSWORD);

/** A password being checked: any text, since older rules may have allowed it. */
export const givenPassword = (label = 'Password') =>
  string()
    .typeError(`${label} must be text`)
    .max(128, `${label} must be at most 128 characters`)
    .required(`${label} is required`);

/** The same password once more; `field` is the name it is compared with. */
export const repeatedPassword = (field: string) =>
  string()
    .typeError(PASSWORDS_DIFFER)
    .required('Please confirm the password')
    .test('same', PASSWORDS_DIFFER, function isSame(value) {
      return value === this.parent[field];
    });

/**
 * The answer of the captcha. The specification sends it with the reset request alone; here every form
 * that shows a captcha sends it, and the API checks it.
 */
export const captcha = () => optionalText('Captcha', 8000);

/** The same where nothing goes without it. */
export const requiredCaptcha = () => captcha().required(NOT_A_ROBOT);

/** The id of something chosen: a country, an address. */
export const chosenId = (message: string) =>
  number().typeError(message).integer(message).positive(message).max(MAX_ID, message);

/** A choice from a fixed list. */
export const oneOf = <const Choice extends string>(label: string, choices: readonly Choice[]) =>
  mixed<Choice>().oneOf(choices, `${label} is not one of the choices`);

/** Rupees in a request, with at most two decimals. */
export const givenRupees = (label: string) =>
  number()
    .typeError(`${label} must be an amount`)
    .min(0, `${label} must not be negative`)
    .max(10_000_000, `${label} is too large`)
    .test('paise', `${label} must have at most 2 decimals`, hasWholePaise);

function hasWholePaise(value: number | undefined): boolean {
  if (value === undefined) return true;
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** One of the two identifiers the shopper's side makes up for a payment. */
export const transactionId = () =>
  requiredText('Transaction id', 64).matches(/^[\w.-]+$/, 'Transaction id is not valid');
