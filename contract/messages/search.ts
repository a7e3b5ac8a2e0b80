/** Messages about searches, and about what their words mean. */
export const searchMessages = {
  nameNeeded: 'Please enter at least one name',
  meaningNeeded: 'Please enter what is searched in its place',
} as const;
