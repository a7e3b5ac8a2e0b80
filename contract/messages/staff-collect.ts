/** Messages of the dashboard about orders that customers collect. */
export const staffCollectMessages = {
  codeLength: 'The code has six digits.',
  codeMissing: 'Please type the code that the customer shows.',
  codeWrong: 'This is not the code of this order.',
} as const;
