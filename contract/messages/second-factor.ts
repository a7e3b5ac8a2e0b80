/** Messages about the second factor of people of the staff. */
export const factorMessages = {
  needed: 'Enter the code of your authenticator app, or one of your recovery codes',
  wrong: 'This code is not right, or was used before',
  setUpFirst: 'Please set up your second factor first',
  isThere: 'Your second factor is set up already',
  notBegun: 'Please begin to set it up first',
  begun: 'Scan the picture with your authenticator app, then enter its code.',
  setUp: 'Your second factor is set up. Keep these recovery codes; each works once:',
  ended: 'Your second factor is removed.',
} as const;
