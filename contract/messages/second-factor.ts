/** Messages about the second factor of people of the staff. */
export const factorMessages = {
  needed: 'Enter the code of your authenticator app, or one of your recovery codes',
  wrong: 'This code is not right, or was used before',
  neededOrPasskey: 'Use a passkey, or enter the code of your app or a recovery code',
  passkeyNeeded: 'This login needs your passkey, in a browser that knows passkeys',
  passkeyUnknown: 'This passkey is not one of your account',
  passkeyOver: 'That took too long. Please try again',
  passkeyWrong: 'This passkey could not be checked. Please try again',
  passkeyThere: 'This passkey is kept already',
  passkeyAdded: 'The passkey is added.',
  passkeyRemoved: 'The passkey is removed.',
  setUpFirst: 'Please set up your second factor first',
  isThere: 'Your second factor is set up already',
  notBegun: 'Please begin to set it up first',
  begun: 'Scan the picture with your authenticator app, then enter its code.',
  setUp: 'Your second factor is set up. Keep these recovery codes; each works once:',
  ended: 'Your second factor is removed.',
} as const;
