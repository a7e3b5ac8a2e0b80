/** What is said where the API gives no reason, in the specification's words. */
export const profileMessages = {
  notLoaded: 'Error loading profile',
  failed: 'Something went wrong / Please try again later.',
  pictureFailed: 'Your picture could not be saved. Please try again.',
  closed: 'Your account has been deactivated.',
  notClosed: 'Something went wrong. Please try again later!',
} as const;
