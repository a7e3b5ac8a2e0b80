import { mixed, number, string } from 'yup';
import { captchaMessages } from '../messages/captcha.ts';
import { fieldMessages } from '../messages/fields.ts';
import { passwordMessages } from '../messages/password.ts';
import type { Message } from '../messages/text-with-values.ts';
import { MAX_ID } from '../shop/limits.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { numberText } from './digits.ts';
import { ofText } from './of-text.ts';

const MAX_PASSWORD_LENGTH = 128;
const STRONG_PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$_.~-]).{8,}$/;

/** A required text of one line, as `cleanLine` returns it: at most `max` characters. */
export const requiredText = (label: string, max = 200) =>
  optionalText(label, max).required(fieldMessages.required(label));

/** The same, missing or empty too. */
export const optionalText = (label: string, max = 200) => cleanText(label, max, cleanLine);

/** A required text of several lines: at most `max` characters. */
export const requiredLines = (label: string, max: number) =>
  optionalLines(label, max).required(fieldMessages.required(label));

/** The same, missing or empty too. */
export const optionalLines = (label: string, max: number) =>
  cleanText(label, max, cleanLines).meta({ kind: 'lines' });

function cleanText(label: string, max: number, clean: (text: string) => string) {
  return string()
    .label(label)
    .typeError(fieldMessages.notText(label))
    .transform(ofText(clean))
    .max(max, fieldMessages.tooLong(label, max));
}

/** An email address to write to, required. */
export const email = (label = 'Email') =>
  optionalEmail(label).required(fieldMessages.required(label));

/** The same, missing or empty too. */
export const optionalEmail = (label = 'Email') =>
  accountEmail(label).test('deliverable', fieldMessages.invalidEmail, isDeliverable);

/** The address of an account, to look it up: older rules may have allowed more. */
export const accountEmail = (label = 'Email') =>
  optionalText(label, 254).email(fieldMessages.invalidEmail);

/**
 * Whether a mail server can take an address: the limits of RFC 5321 and the dots of RFC 5322 before
 * the @, a name with a top-level domain of two letters or more behind it. yup checks the letters.
 */
function isDeliverable(address = ''): boolean {
  if (address === '') return true;
  const [name = '', domain = ''] = address.split('@');
  return (
    name.length <= 64 && !/^\.|\.\.|\.$/.test(name) && /\.[a-z][a-z\d-]*[a-z\d]$/i.test(domain)
  );
}

/** A login code, missing or empty until one has been sent; it may be written in groups. */
export const loginCode = () =>
  string()
    .typeError(fieldMessages.malformedCode)
    .transform(ofText(numberText))
    .matches(/^\d{6}$/, { message: fieldMessages.malformedCode, excludeEmptyString: true });

/** A new password. Never trimmed. */
export const newPassword = () =>
  string()
    .typeError(passwordMessages.weak)
    .required(passwordMessages.required)
    .max(MAX_PASSWORD_LENGTH, fieldMessages.tooLong('Password', MAX_PASSWORD_LENGTH))
    .matches(STRONG_PASSWORD, passwordMessages.weak);

/** A password to check: any text, since older rules may have allowed it. */
export const givenPassword = (label = 'Password') =>
  string()
    .typeError(fieldMessages.notText(label))
    .max(MAX_PASSWORD_LENGTH, fieldMessages.tooLong(label, MAX_PASSWORD_LENGTH))
    .required(fieldMessages.required(label));

/** The repeated password; `field` is the name it is compared with. */
export const repeatedPassword = (field: string) =>
  string()
    .typeError(passwordMessages.different)
    .required(passwordMessages.notRepeated)
    .test('same', passwordMessages.different, function isSame(value) {
      return value === this.parent[field];
    });

/**
 * The solution of the captcha. The specification sends it with the reset request only; here every
 * form with a captcha sends it, and the API checks it, unless the shop has no captcha.
 */
export const captcha = () => optionalText('Captcha', 8000);

/** The same, required. */
export const requiredCaptcha = () => captcha().required(captchaMessages.notSolved);

/** The id of a chosen entry: a country, an address. */
export const chosenId = (message: Message) =>
  number().typeError(message).integer(message).positive(message).max(MAX_ID, message);

/** A choice from a fixed list. */
export const oneOf = <const Choice extends string>(label: string, choices: readonly Choice[]) =>
  mixed<Choice>().label(label).oneOf(choices, fieldMessages.notAChoice(label));

/** A required choice from a fixed list; a form sends an empty text for none. */
export const requiredOneOf = <const Choice extends string>(
  label: string,
  choices: readonly Choice[],
) =>
  oneOf(label, choices)
    .transform((value) => (value === '' || value === null ? undefined : value))
    .required(fieldMessages.required(label));

/** Rupees in a request, with at most two decimals. */
export const givenRupees = (label: string) =>
  number()
    .label(label)
    .meta({ kind: 'money' })
    .typeError(fieldMessages.notAnAmount(label))
    .min(0, fieldMessages.negative(label))
    .max(10_000_000, fieldMessages.tooLarge(label))
    .test('paise', fieldMessages.moreDecimals(label), hasWholePaise);

function hasWholePaise(value: number | undefined): boolean {
  if (value === undefined) return true;
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** One of the two identifiers that the client generates for a payment. */
export const transactionId = () =>
  requiredText('Transaction id', 64).matches(/^[\w.-]+$/, {
    message: fieldMessages.notValid('Transaction id'),
  });

/** A file of a multipart body. */
export const uploadedFile = () =>
  mixed<Blob>((value): value is Blob => value instanceof Blob).meta({ isFile: true });
