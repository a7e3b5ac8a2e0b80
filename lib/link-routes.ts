import type { SharedGoods } from '@/contract/sharing/sharing';
import { pagePath } from '@/contract/shop/page-path';
import { withQuery } from './routes';
import { goodsText } from './routing/cart-link';

/** The paths that open by a link which somebody was sent; no page of the shop leads to them. */
export const linkRoutes = {
  /** What a cart with these goods would add. */
  cart: (goods: SharedGoods) => withQuery(pagePath('cartLink'), { items: goodsText(goods) }),
  voucher: (code: string) => pagePath('voucherLink', { code }),
  wishlist: (token: string) => pagePath('wishlistLink', { token }),
  stopStockAlerts: (token: string) => pagePath('stopStockAlerts', { token }),
  endRefill: (token: string) => pagePath('endRefill', { token }),
  resetPassword: (token: string) => pagePath('resetPasswordLink', { token }),
  confirmEmail: (token: string) => pagePath('confirmEmailLink', { token }),
} as const;
