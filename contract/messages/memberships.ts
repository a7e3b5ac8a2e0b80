import { withValues } from './text-with-values.ts';

/** Messages of the storefront about memberships. */
export const membershipMessages = {
  notLoaded: 'Subscription loading failed',
  none: 'Subscription Not Found',
  welcome: 'Payment successful! You are an Elite member now.',
  /** The rupees, formatted. */
  deliveryPaid: (amount: string) =>
    withValues('You paid {amount} for delivery in the last 12 months.', { amount }),
} as const;

/** Messages of the validation rules and the shop API about memberships. */
export const membershipApiMessages = {
  notChosen: 'Please choose a membership',
  cancelled: 'Your membership is cancelled. Your money goes back to you.',
  paidAlready: 'This membership is paid already.',
  planChanged: 'The plan has changed. Please choose it again.',
  mobileMissing: 'Please add your mobile number to your profile first.',
  notPaid: 'This membership is not paid.',
  cancelledAlready: 'This membership is cancelled already.',
  over: 'This membership is over.',
  tooLate: (weeks: number) =>
    withValues('A membership can be cancelled within {weeks} weeks of paying for it.', { weeks }),
  used: 'You have used this membership for an order, so it can no longer be cancelled.',
} as const;
