/** Fallback messages, spelled as in the specification. */
export const commonMessages = {
  wentWrong: 'Something went wrong',
  wentWrongEnded: 'Something went wrong.',
  wentWrongTryLater: 'Something went wrong. Please try again later!',
  tryLater: 'Please try again later!',
  errorOccurred: 'An error occurred',
  /** Displayed while the shop API does not answer. */
  notAnswering: 'The shop is not answering just now. Please try again.',
} as const;

/** The error screen that replaces a failed page. */
export const errorScreenMessages = {
  title: 'Oops!',
  text: 'Sorry, an unexpected error has occurred.',
} as const;
