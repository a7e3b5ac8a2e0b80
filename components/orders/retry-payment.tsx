import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import { formatRupees } from '@/contract/shop/money';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import type { DisplayedOrder } from '@/lib/view/orders';
import { PayOnDeliveryButton, PayOrderButton } from './pay-buttons.client';

/** Returns what a failed payment offers for its order; undefined if it does not wait for one. */
export function retryPayment(order: DisplayedOrder | null, t: Translate) {
  if (!order || !isUnpaidOnline(order)) return undefined;
  const { order_id: number, final_total: amount } = order;
  return {
    order: t('Order {number}, {amount}', { number, amount: formatRupees(amount) }),
    actions: <RetryActions {...{ order }} />,
  };
}

function RetryActions({ order }: { order: DisplayedOrder }) {
  const t = useText();
  const { id, final_total: amount } = order;
  if (order.price_change) {
    return <ButtonLink href={routes.order(id)}>{t('See the prices of today')}</ButtonLink>;
  }
  return (
    <>
      <PayOrderButton id={id} amount={amount} label="Try again" />
      <PayOnDeliveryButton id={id} amount={amount} variant="line" />
    </>
  );
}
