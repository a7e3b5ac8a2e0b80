/** Calls behind the links of messages, what such links end, and those that shoppers send each other. */
export const LINK_CALLS = [
  'GET /orders/{orderId}/refills/ (auth)',
  'PUT /refills/{id}/ (auth)',
  'DELETE /refill-mails/{token}/',
  'GET /track/{token}/',
  'GET /wishlists/{token}/',
  'DELETE /wishlist/link/ (auth)',
  'POST /wishlist/link/ (auth)',
  'GET /wishlist/link/ (auth)',
  'POST /cart/goods/',
  'GET /web/goods/?ids',
];
