export const blogMessages = {
  empty: 'No blogs added!',
} as const;
