import { type Id, query } from './path';

/** Calls of the checkout, orders, memberships and gift vouchers. */
export const orderApi = {
  checkout: () => '/api/checkout',
  payment: (txnid: string) => `/api/payment/${txnid}`,
  cancelOrder: (id: Id) => `/api/orders/${id}/cancel`,
  payOrder: (id: Id) => `/api/orders/${id}/pay`,
  payOnDelivery: (id: Id) => `/api/orders/${id}/pay-on-delivery`,
  reorder: (id: Id) => `/api/orders/${id}/reorder`,
  orderDocument: (id: Id, kind: 'invoice' | 'credit-note') => `/api/orders/${id}/${kind}`,
  staffOrderDocument: (id: Id, kind: 'invoice' | 'credit-note') =>
    `/api/staff/orders/${id}/${kind}`,
  correctShipment: (id: Id) => `/api/staff/orders/${id}/shipment`,
  moveOrder: (id: Id) => `/api/staff/orders/${id}/move`,
  settleRefund: (id: Id) => `/api/staff/refunds/${id}/settle`,
  giftCards: () => '/api/gift-vouchers',
  redeemGiftCard: () => '/api/gift-vouchers/redeem',
  membership: () => '/api/elite',
  membershipPayment: () => '/api/elite/purchase',
  membershipPaymentOf: (txnid: string) => query('/api/elite/purchase', { txnid }),
  membershipDocument: (id: Id, kind: 'invoice' | 'credit-note') => `/api/elite/${id}/${kind}`,
  cancelMembership: (id: Id) => `/api/elite/${id}/cancel`,
} as const;
