/** Fallback messages, spelled as in the specification. */
export const commonMessages = {
  wentWrong: 'Something went wrong',
  wentWrongEnded: 'Something went wrong.',
  wentWrongTryLater: 'Something went wrong. Please try again later!',
  tryLater: 'Please try again later!',
  errorOccurred: 'An error occurred',
  /** Displayed while the shop API does not answer. */
  notAnswering: 'The shop is not answering just now. Please try again.',
  /** Displayed while a write takes longer than two seconds. */
  slow: 'This is taking longer than usual. Please wait.',
  /** Beside a failure without an answer, also to a repetition. */
  maybeDone: 'No answer came, so it may have been done. Please look before you send it again.',
  /** Displayed while the browser has no connection. */
  offline: 'No connection. What you see is kept.',
  notSentOffline: 'No connection, so nothing was sent. Please try again when you are online.',
  /** Replaces the success of a write that only a cookie can keep. */
  cookiesRefused:
    'This browser stores no cookies, so the shop cannot keep your cart, your wishlist or your login. Please allow cookies for this site and try again.',
} as const;

/** The error screen that replaces a failed page. */
export const errorScreenMessages = {
  title: 'Oops!',
  text: 'Sorry, an unexpected error has occurred.',
} as const;
