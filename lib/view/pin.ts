import type { PinPlace } from '@/contract/accounts/address';
import { pinMessages } from '@/contract/messages/addresses';
import type { Message } from '@/contract/messages/text-with-values';

/** The answer of `GET /api/places/pin/{pin}`, with the delivery charge for non-members. */
export interface PinFound {
  place: PinPlace;
  /** The last day of the estimate, `Tue, 24 Nov`. */
  arrives: Message;
  /** The same for members, if their delivery is earlier. */
  arrivesForElite: Message | null;
}

/** The reason why an enquiry has no result. */
export type PinProblem = keyof typeof pinMessages;

/** The delivery data of a PIN code, or the reason why there is none. */
export type PinAnswer = PinFound | PinProblem;

/** The entered PIN code and its answer. */
export interface PinEnquiry {
  pin: string;
  answer: PinAnswer;
}

/** Whether an answer is a problem. */
export function isPinProblem(answer: unknown): answer is PinProblem {
  return typeof answer === 'string' && answer in pinMessages;
}

/** Whether a text has the six digits of a PIN code. */
export function isPin(text: string): boolean {
  return /^\d{6}$/.test(text);
}
