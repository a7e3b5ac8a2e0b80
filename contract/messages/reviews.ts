export const reviewMessages = {
  login: 'Please login to write a review!',
  failed: 'error',
  none: 'No reviews yet',
} as const;

/** Messages of the validation rules and the shop API about reviews. */
export const reviewApiMessages = {
  ratingRequired: 'Please give a rating from 1 to 5 stars',
  thanks: 'Thank you for your review!',
  updated: 'Your review has been updated!',
} as const;
