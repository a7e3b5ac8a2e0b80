import 'server-only';
import { object } from 'yup';
import { captcha, requiredText } from '@/contract/fields';
import type { SessionData } from '../../session';
import type { Write, Written } from '../handle-write';

const REMEMBERED_MS = 10 * 60_000;

const numberFields = object({
  /** 10 digits, or with +91; the API says what is wrong with others. */
  mobile_no: requiredText('Mobile number', 20),
  recaptcha: captcha(),
});

/** Sends a login code. The session remembers the number for the form that asks for the code. */
export async function sendOtp({ input, call, session }: Write<unknown>): Promise<Written> {
  const { mobile_no: given, recaptcha } = await input(numberFields);
  const mobileNo = withCallingCode(given);
  const { message } = await call('sendOtp', { body: { mobile_no: mobileNo, recaptcha } });
  session.otp = { mobileNo, until: Date.now() + REMEMBERED_MS };
  return { data: { message }, message };
}

/** The number a code is for: the given one, else the one that the last code went to. */
export function codeNumber({ otp }: SessionData, given = ''): string {
  if (given !== '') return withCallingCode(given);
  return otp && Date.now() < otp.until ? otp.mobileNo : '';
}

function withCallingCode(number: string): string {
  return /^\d{10}$/.test(number) ? `+91${number}` : number;
}
