import type { PaymentAttempt } from '@/shop-api/providers/payment/payment-gateway';

/** A payment of ₹1,234.50 requested by the shop. */
export function samplePayment(changes: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    txnid: 'VN01K0ZJ9H3T8Q5R7W2X4Y6A8',
    amountPaise: 1_234_50,
    currency: 'INR',
    product: 'Order 1042',
    customer: { name: 'Asha Patel', email: 'asha@example.com', phone: '+919800000001' },
    notes: ['order', '1042'],
    returnUrl: 'https://vanya.example/api/payment/return',
    expiresAt: new Date('2026-11-21T07:00:00Z'),
    reference: null,
    ...changes,
  };
}
