import { appointmentMessages } from '../messages/enquiries.ts';
import { fieldMessages, mobileMessages } from '../messages/fields.ts';
import { profileApiMessages } from '../messages/profile.ts';
import { numberText } from './digits.ts';
import { optionalText, requiredText } from './fields.ts';
import { ofText } from './of-text.ts';
import { INDIA_CALLING_CODE, nationalDigits, plainNumber, withCallingCode } from './phones.ts';

/*
 * The rules of phone numbers. Each takes a number however it is written and answers it as the
 * specification sends it. They are apart from the other fields, because the library behind them
 * weighs 10 kB in the browser.
 */

/** A calling code and 10 digits; ten digits after +91 are a number of India, never of `+919…`. */
const TEN_DIGITS_WITH_CODE = /^\+(91|(?!91)[1-9]\d{0,3})\d{10}$/;

const isIndianMobile = (number = '') => !/^(\+91)?[0-5]\d{9}$/.test(number);

/** A mobile number of India with its calling code: `+91` and 10 digits. */
export const indianMobile = () => mobile(plainNumber, /^\+91\d{10}$/);

/** The same as staff type it: the calling code may be missing, and is in the answer. */
export const typedIndianMobile = () =>
  mobile((written) => withCallingCode(INDIA_CALLING_CODE, written), /^\+91\d{10}$/);

/** The same as 10 digits; the calling code may be sent. */
export const indianMobileDigits = () =>
  mobile((written) => nationalDigits(INDIA_CALLING_CODE, written), /^\d{10}$/);

function mobile(understand: (written: string) => string, pattern: RegExp) {
  return requiredText('Mobile number')
    .transform(ofText(understand))
    .matches(pattern, mobileMessages.notTenDigits)
    .test('mobile', mobileMessages.firstDigit, isIndianMobile);
}

/** 10 digits behind any calling code, or missing: `+919876543210`. */
export const mobileWithCode = () =>
  optionalText('Mobile number')
    .transform(ofText(plainNumber))
    .matches(TEN_DIGITS_WITH_CODE, {
      message: mobileMessages.notTenDigits,
      excludeEmptyString: true,
    })
    .test('mobile', mobileMessages.firstDigit, (number = '') => {
      return !number.startsWith(INDIA_CALLING_CODE) || isIndianMobile(number);
    });

/** The mobile number of a profile: 12 or 13 characters with the calling code; 13 are answered. */
export const profileMobile = () =>
  optionalText('Mobile number')
    .transform(
      ofText((written) => {
        const text = numberText(written);
        return text.length < 12 ? text : withCallingCode(INDIA_CALLING_CODE, text);
      }),
    )
    .matches(/^\+91[6-9]\d{9}$/, profileApiMessages.invalidMobile)
    .required(profileApiMessages.invalidMobile);

/** 10 digits of any country, with its calling code in front or without. */
export const phoneOfTenDigits = () =>
  requiredText('Phone')
    .transform(ofText(plainNumber))
    .test('digits', appointmentMessages.mobileNotTenDigits, (number) => {
      return /^\d{10}$/.test(number) || TEN_DIGITS_WITH_CODE.test(number);
    });

/** Digits of any length behind a calling code, as international forms send them. */
export const phoneWithCode = () =>
  optionalText('Phone')
    .transform(ofText(plainNumber))
    .matches(/^\+?\d{6,15}$/, {
      message: fieldMessages.phoneNotDigits,
      excludeEmptyString: true,
    });
