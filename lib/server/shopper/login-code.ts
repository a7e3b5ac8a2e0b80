import 'server-only';
import type { SessionData } from '@/lib/server/session/session';

/** Returns the number of a code: the given one, else the one that received the last code. */
export function codeNumber({ otp }: SessionData, given = ''): string {
  if (given !== '') return withCallingCode(given);
  return otp && Date.now() < otp.until ? otp.mobileNo : '';
}

/** Returns the number that was proven in this session for a sign-up, while the proof is valid. */
export function numberProofOf({ proven }: SessionData): SessionData['proven'] {
  return proven && Date.now() < proven.until ? proven : undefined;
}

/** Adds the calling code to a mobile number: ten digits are Indian. */
export function withCallingCode(number: string): string {
  return /^\d{10}$/.test(number) ? `+91${number}` : number;
}
