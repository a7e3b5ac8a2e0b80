import type { Language } from '@/contract/shop/languages';
import { type Id, query } from './path';

/** Calls of every page: search, cart, wishlist, reviews. */
export const shoppingApi = {
  session: () => '/api/session',
  /** Says whether the browser has returned the shop's cookies. */
  cookieCheck: () => '/api/cookies',
  search: (text: string) => query('/api/search', { q: text }),
  captcha: (form: string) => query('/api/captcha', { form }),
  logout: () => '/api/logout',
  /** Opens the page that sent the form in another language. */
  language: () => '/api/language',
  cart: () => '/api/cart',
  cartLine: (id: Id) => `/api/cart/${id}`,
  gift: () => '/api/cart/gift',
  voucher: () => '/api/voucher',
  wishlist: () => '/api/wishlist',
  moveToCart: (productId: Id) => `/api/wishlist/${productId}/to-cart`,
  popupPictures: (language: Language) => query('/api/popup-pictures', { language }),
  /** Asks for one mail when a product is back. */
  stockAlert: (productId: Id) => `/api/stock-alerts/${productId}`,
  stopStockAlerts: () => '/api/stock-alerts/stop',
  vitals: () => '/api/vitals',
  reviews: (productId: Id) => `/api/reviews/${productId}`,
} as const;
