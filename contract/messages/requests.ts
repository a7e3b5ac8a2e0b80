import { withValues } from './text-with-values.ts';

/** Refusals of requests, by storefront or API, before any business rule is checked. */
export const requestMessages = {
  notFound: 'Not found',
  missing: (what: string) => withValues('{what} not found', { what }),
  loginFirst: 'Please login to continue',
  loginAgain: 'Please login again',
  visitorMoved: 'You have just logged in. Please try again.',
  visitorUnknown: 'Unknown visitor id',
  shopperUnknown: 'Send a Visitor header or log in',
  staffOnly: 'Only staff may do this',
  roleNeeded: 'Your roles in this shop do not include this',
  tooLarge: 'The request is too large',
  tookTooLong: 'The call took too long. Please try again!',
  busy: 'The shop is busy. Please try again!',
  busyForAMinute: 'The shop is busy. Please try again in a minute.',
  keyUsed: 'This Idempotency-Key was used for another request',
  noSuchCall: 'No such call',
  noSuchGateway: 'No such gateway',
  noSuchPicture: 'No such picture',
  dataNotFound: 'Data not found',
  callbackUnsigned: 'This callback is not signed as it should be',
  notValid: 'The request is not valid',
  notAnObject: 'The body must be a JSON object',
  /** Replaces the messages that do not fit. */
  more: (left: number) => withValues('And {left} more.', { left }),
  /** Refuses attempts above a limit. */
  tooManyAttempts: (minutes: number) =>
    minutes === 1
      ? withValues('Too many attempts. Please try again in a minute.', {})
      : withValues('Too many attempts. Please try again in {minutes} minutes.', { minutes }),
} as const;
