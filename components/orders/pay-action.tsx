import type { OrderDetail } from '@/contract/orders/order';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import { PayOrderButton } from './pay-buttons.client';

interface PayActionProps {
  order: Pick<
    OrderDetail,
    'id' | 'order_id' | 'final_total' | 'order_status' | 'pay_type' | 'is_paid'
  >;
  /** One of several on the page: small, with the order's number in its label. */
  isOfMany?: boolean;
}

/** The button that pays an order: the main one where the order waits for it, else a quiet offer. */
export function PayAction({ order, isOfMany = false }: PayActionProps) {
  const { id, order_id: number, final_total: amount } = order;
  const common = { id, amount, ...(isOfMany ? { number, size: 'small' as const } : {}) };
  if (isUnpaidOnline(order)) return <PayOrderButton {...common} />;
  return <PayOrderButton {...common} variant="text" />;
}
