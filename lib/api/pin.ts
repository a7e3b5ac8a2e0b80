import type { PinPlace } from '@/contract/address';
import { PIN_RULE } from '@/contract/address-words';

/** The answer of `GET /api/places/pin/{pin}`: the charge is that of a shopper who is no member. */
export interface PinFound {
  place: PinPlace;
  /** The last day of the estimate, `Tue, 24 Nov`. */
  arrives: string;
  /** The same for members, where it comes sooner to them. */
  arrivesForElite: string | null;
}

/** Why nothing is known of what was typed. */
export type PinProblem = 'malformed' | 'unknown' | 'failed';

export const pinMessages: Record<PinProblem, string> = {
  malformed: PIN_RULE,
  unknown: 'We do not know this PIN code. Please check it.',
  failed: 'We cannot check PIN codes right now. Please try again.',
};

/** Whether an answer says why nothing is known. */
export function isPinProblem(answer: unknown): answer is PinProblem {
  return typeof answer === 'string' && answer in pinMessages;
}

/** Whether a text has the six digits of a PIN code. */
export function isPin(text: string): boolean {
  return /^\d{6}$/.test(text);
}
