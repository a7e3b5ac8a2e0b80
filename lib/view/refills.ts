import type { Message } from '@/contract/messages/text-with-values';

/** A reminder to buy goods again, as the page of an order shows it. */
export interface DisplayedRefill {
  /** Those that were chosen, or that the pack suggests. */
  days: number;
  /** The day of the mail, `Wed, 30 Dec`; null: there is no reminder. */
  comes: Message | null;
}
