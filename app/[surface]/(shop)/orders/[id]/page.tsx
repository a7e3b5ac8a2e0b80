import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { OrderNotFound } from '@/components/orders/order-not-found';
import { OrderView } from '@/components/orders/order-view';
import { RefillForm } from '@/components/orders/refill-form';
import { ORDER_RETURNS_ID, OrderReturns } from '@/components/returns/order-returns';
import { WriteReview } from '@/components/reviews/write-review.client';
import { FlashNote } from '@/components/shared/flash-note';
import { orderMessages } from '@/contract/messages/orders';
import { BOUGHT_STATES, stateOf } from '@/contract/orders/order-states';
import { isOpenReturn } from '@/contract/returns/return-states';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { orNull } from '@/lib/server/pages/as-customer';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getOrderPage } from '@/lib/server/pages/order';
import { getOrderRefills } from '@/lib/server/pages/refills';
import { getOrderReturns } from '@/lib/server/pages/returns';

/** The whole order is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const title = await orNull(titleOf(Number(id)));
  return getAccountMetadata({
    path: routes.order(Number(id)),
    title: title ?? 'Order',
    description: 'What you have ordered, and where it stands.',
  });
}

async function titleOf(id: number): Promise<string> {
  const [t, page] = await Promise.all([getText(), getOrderPage(id)]);
  return page ? t('Order {number}', { number: page.order.order_id }) : orderMessages.notFound;
}

async function OrderPage({ params }: Props) {
  const { id } = await params;
  const page = await getOrderPage(Number(id));
  if (!page) return <OrderNotFound />;
  const { order, flash } = page;
  const isDelivered = order.order_status === 'Delivered' || order.order_status === 'Returned';
  const returns = isDelivered ? await getOrderReturns(order.id) : undefined;
  const refills = BOUGHT_STATES.some((state) => state === stateOf(order.order_status))
    ? await getOrderRefills(order.id)
    : undefined;
  const isOpen = returns?.requests.some((request) => isOpenReturn(request.return_state));
  return (
    <OrderView
      order={order}
      notice={flash && <FlashNote flash={flash} />}
      returns={returns !== undefined && <OrderReturns orderId={order.id} returns={returns} />}
      openRequest={isOpen ? ORDER_RETURNS_ID : undefined}
      refill={(line) => {
        const refill = refills?.get(line.id);
        const product = { id: line.id, name: line.product_name };
        return refill && <RefillForm orderId={order.id} {...{ product, refill }} />;
      }}
      review={(line) => (
        <WriteReview
          productId={line.id}
          name={line.product_name}
          label={line.is_rated ? 'Change your review' : undefined}
        />
      )}
    />
  );
}

export default personalPage(OrderPage, 'account');
