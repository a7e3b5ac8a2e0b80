import type { LoginCodeSms } from './sms.ts';

/**
 * The words of the SMS. The last line is what WebOTP reads: the page's host and the code
 * (https://wicg.github.io/sms-one-time-codes/).
 */
export function loginCodeText({ code, domain }: LoginCodeSms): string {
  return `${code} is your Vanya login OTP. Valid for 5 minutes. Do not share it.\n\n@${domain} #${code}`;
}
