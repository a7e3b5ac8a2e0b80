/** Calls behind the links of messages, and those that shoppers send each other. */
export const LINK_CALLS = [
  'GET /track/{token}/',
  'GET /wishlists/{token}/',
  'DELETE /wishlist/link/ (auth)',
  'POST /wishlist/link/ (auth)',
  'GET /wishlist/link/ (auth)',
  'POST /cart/goods/',
  'GET /web/goods/?ids',
];
