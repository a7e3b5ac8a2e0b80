import type { Message } from './text-with-values.ts';
import { withValues } from './text-with-values.ts';

/** Messages about reminders to buy goods again. */
export const refillMessages = {
  /** `day` as `Wed, 30 Dec`. */
  saved: (day: Message) => withValues('We write to you on {day}.', { day }),
  ended: 'We do not remind you of it again.',
  noMailbox: 'Confirm your email address, so that we can remind you.',
  neverBought: 'You can be reminded of what you have ordered.',
  failed: 'We could not note it. Please try again!',
} as const;
