import { type Message, withValues } from './text-with-values.ts';

/** Messages about orders that customers collect from a store. */
export const collectMessages = {
  storeNotChosen: 'Please choose a store.',
  notOffered:
    'This store does not hand out orders at the moment. Please choose another store, or an address.',
  chosen: 'You collect your order from the store.',
  delivered: 'Your order is delivered to an address.',
} as const;

/** Returns by when an order is ready, `days` being the working days until it is packed. */
export function readyWithin(days: number): Message {
  if (days === 0) return 'Usually ready on the same working day';
  if (days === 1) return 'Usually ready by the next working day';
  return withValues('Usually ready within {count} working days', { count: days });
}
