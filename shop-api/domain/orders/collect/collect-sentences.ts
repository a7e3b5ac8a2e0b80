import {
  listText,
  type Message,
  type TextWithValues,
  withValues,
} from '../../../../contract/messages/text-with-values.ts';

/** Says when an order will be ready at its store; `day` is undefined where nobody knows. */
export function readySentence(store: string, day: TextWithValues | undefined): Message {
  const first = withValues('We will tell you when it is ready to collect at {store}.', { store });
  if (!day) return first;
  return listText([first, withValues('It should be ready by {day}.', { day })], ' ');
}

/** Says what is paid at the store. */
export function payAtStore(amount: string): Message {
  return withValues('You pay {amount} at the store.', { amount });
}
