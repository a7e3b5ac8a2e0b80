import { pathsOf } from './path.ts';

/** Calls of the checkout, orders, memberships and gift vouchers. */
export const orderApi = pathsOf({
  checkout: '/api/checkout',
  billing: '/api/checkout/billing',
  collect: '/api/checkout/collect',
  deliver: '/api/checkout/deliver',
  payment: '/api/payment/:txnid',
  cancelOrder: '/api/orders/:id/cancel',
  payOrder: '/api/orders/:id/pay',
  payOnDelivery: '/api/orders/:id/pay-on-delivery',
  reorder: '/api/orders/:id/reorder',
  boughtProducts: '/api/orders/products',
  refill: '/api/refills/:id',
  endRefill: '/api/refill-mails',
  orderDocument: '/api/orders/:id/:document',
  giftCards: '/api/gift-vouchers',
  redeemGiftCard: '/api/gift-vouchers/redeem',
  membership: '/api/elite',
  membershipPayment: '/api/elite/purchase',
  membershipDocument: '/api/elite/:id/:document',
  cancelMembership: '/api/elite/:id/cancel',
});
