/** Messages about mails that say that a product is back in stock. */
export const stockAlertMessages = {
  stored: 'We write to you once, as soon as it is back.',
  inStock: 'This product is in stock.',
  stopped: 'We do not write to this address about stock again.',
  failed: 'We could not note it. Please try again!',
  emailNeeded: 'Please type the email address we should write to',
} as const;
