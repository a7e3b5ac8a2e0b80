import { pathsOf } from './path.ts';

/** Calls of every page: search, cart, wishlist, reviews. */
export const shoppingApi = pathsOf({
  session: '/api/session',
  /** Says whether the browser has returned the shop's cookies. */
  cookieCheck: '/api/cookies',
  search: '/api/search',
  captcha: '/api/captcha',
  logout: '/api/logout',
  /** Opens the page that sent the form in another language. */
  language: '/api/language',
  cart: '/api/cart',
  cartLine: '/api/cart/:id',
  gift: '/api/cart/gift',
  /** Puts a product into the cart, which is a gift then. */
  giftGoods: '/api/cart/gift/goods',
  voucher: '/api/voucher',
  wishlist: '/api/wishlist',
  moveToCart: '/api/wishlist/:id/to-cart',
  popupPictures: '/api/popup-pictures',
  /** Asks for one mail when a product is back. */
  stockAlert: '/api/stock-alerts/:id',
  stopStockAlerts: '/api/stock-alerts/stop',
  vitals: '/api/vitals',
  /** Counts a step on the way to an order. */
  steps: '/api/steps',
  reviews: '/api/reviews/:id',
  reviewPhoto: '/api/reviews/photos/:id/:size',
  /** Which reviews of the product in the query are the shopper's own, or marked by them. */
  reviewMarks: '/api/review-marks',
  markReview: '/api/reviews/:id/helpful',
});
