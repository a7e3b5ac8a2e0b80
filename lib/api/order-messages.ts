/** What is said about orders where the API gives no reason, in the specification's words. */
export const orderMessages = {
  notLoaded: 'Order loading failed',
  notFound: 'Order Not Found',
  notCancelled: 'Something went wrong. Please try again later!',
  notPaid: 'Payment failed! Please try again.',
  notReordered: 'Something went wrong. Please try again later!',
  onToPayment: 'Please complete the payment.',
  noInvoice: 'The invoice could not be loaded. Please try again later!',
  noCreditNote: 'The credit note could not be loaded. Please try again later!',
} as const;
