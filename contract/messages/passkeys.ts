/** What a browser says about passkeys, in place of its own words. */
export const passkeyMessages = {
  use: 'Use a passkey',
  cancelled: 'It was cancelled, or took too long. Nothing has changed',
  onThisDevice: 'This device has a passkey of yours already',
  elsewhere: 'Passkeys do not work at this address of the shop',
  failed: 'Your browser could not use a passkey. Please try again',
} as const;
