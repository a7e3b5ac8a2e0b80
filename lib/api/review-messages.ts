/** The specification's words about reviews; the shop's thanks come from the API. */
export const reviewMessages = {
  login: 'Please login to write a review!',
  failed: 'error',
} as const;
