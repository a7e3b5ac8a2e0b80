import 'server-only';
import { INDIA_CALLING_CODE, withCallingCode } from '@/contract/kit/phones';
import type { SessionData } from '@/lib/server/session/session';

/** Returns the number of a code: the given one, else the one that received the last code. */
export function codeNumber({ otp }: SessionData, given = ''): string {
  if (given !== '') return withCallingCode(INDIA_CALLING_CODE, given);
  return otp && Date.now() < otp.until ? otp.mobileNo : '';
}

/** Returns the number that was proven in this session for a sign-up, while the proof is valid. */
export function numberProofOf({ proven }: SessionData): SessionData['proven'] {
  return proven && Date.now() < proven.until ? proven : undefined;
}
