/** Messages about payments of storefront and API, or of the storefront alone. */
export const paymentMessages = {
  failed: 'Payment failed! Please try again.',
  complete: 'Please complete the payment.',
  opening: 'Taking you to the payment page',
  doNotRefresh: 'Please do not refresh or close this page.',
  paid: 'Payment successful!',
  comesBack: 'Your money comes back',
} as const;

/** Messages about payments of the shop API alone. */
export const paymentApiMessages = {
  madeAlready: 'This payment has been made already.',
  over: 'This payment is over. Please start again from your orders.',
} as const;
