/**
 * The paths of the pages that are built, written by `npm run pages` from `pages.ts`. Links in
 * browsers need no more of the table.
 */
export const pagePaths = {
  home: '/',
  shop: '/shop',
  product: '/products/:id/:slug',
  productOfId: '/products/:id',
  productReviews: '/products/:id/reviews/:slug',
  giftCard: '/gift-voucher',
  membershipPlans: '/subscription-plans',
  membershipPayment: '/subscription-payment',
  cart: '/cart',
  wishlist: '/wishlist',
  delivery: '/delivery',
  checkout: '/checkout',
  pay: '/pay/:txnid',
  paid: '/pay/:txnid/done',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  resetPasswordLink: '/reset-password/:token',
  confirmEmailLink: '/confirm-email/:token',
  updatePassword: '/update-password',
  profile: '/profile',
  editProfile: '/profile/edit',
  addAddress: '/profile/addresses/add',
  editAddress: '/profile/addresses/:id/edit',
  order: '/orders/:id',
  notFound: '/page-not-found',
} as const;
