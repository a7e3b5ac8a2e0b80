import { newCustomer } from './new-customer';
import { captchaFor } from './solve-captcha';
import type { Answer, TestApp } from './test-app';

type Headers = Record<string, string>;

let numbers = 0;

/** A mobile number that no other test uses, with `+91`. */
export function newNumber(): string {
  numbers += 1;
  return `+917${String(numbers).padStart(9, '0')}`;
}

/** The number of a new customer. */
export async function registeredNumber({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const mobile = newNumber();
  await newCustomer(db, { phone: mobile });
  return mobile;
}

/** The headers of a new browser at an address. */
export async function newBrowserAt(app: TestApp, address: string): Promise<Headers> {
  return { 'X-Forwarded-For': address, ...(await app.visitor()) };
}

/** The text messages received by a phone, oldest first. */
export function messagesTo(app: Pick<TestApp, 'outbox'>, mobile: string) {
  return app.outbox.messages.filter(({ kind, to }) => kind === 'sms' && to === mobile);
}

/** The code in the newest message on a phone. */
export function codeOn(app: Pick<TestApp, 'outbox'>, mobile: string): string {
  const code = /^\d{6}/.exec(messagesTo(app, mobile).at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error(`No code reached ${mobile}`);
  return code;
}

/** A code other than the one sent to the phone. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

export function callSendLoginCode(
  app: TestApp,
  who: Headers,
  mobile: string,
  more = {},
): Promise<Answer> {
  return app.call('POST /user/send-otp/', { who, body: { mobile_no: mobile, ...more } });
}

/** The same with a solved captcha. */
export async function callSendSolved(app: TestApp, who: Headers, mobile: string): Promise<Answer> {
  return callSendLoginCode(app, who, mobile, { recaptcha: await captchaFor(app, 'login_code') });
}

export function callVerifyLoginCode(
  app: TestApp,
  who: Headers,
  given: { mobile: string; otp: string; sign_up?: boolean },
): Promise<Answer> {
  const { mobile, ...rest } = given;
  const body = { mobile_no: mobile, ...rest };
  return app.call('POST /user/verify-otp/', { who, body });
}

/** Requests a code, reads it from the phone and enters it, all in one browser. */
export async function logInByCode(app: TestApp, who: Headers, mobile: string): Promise<Answer> {
  const sent = await callSendLoginCode(app, who, mobile);
  if (sent.status !== 200) return sent;
  return callVerifyLoginCode(app, who, { mobile, otp: codeOn(app, mobile) });
}

/** The same as the storefront does it: the answer of a number without an account is a proof. */
export async function enterCode(app: TestApp, who: Headers, mobile: string): Promise<Answer> {
  const sent = await callSendLoginCode(app, who, mobile, { sign_up: true });
  if (sent.status !== 200) return sent;
  return callVerifyLoginCode(app, who, { mobile, otp: codeOn(app, mobile), sign_up: true });
}
