import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderView } from '@/components/orders/order-view';
import { OrderReturns } from '@/components/returns/order-returns';
import { WriteReview } from '@/components/reviews/write-review.client';
import { FlashNote } from '@/components/shared/flash-note';
import { orderMessages } from '@/contract/messages/orders';
import { routes } from '@/lib/routes';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getOrderPage } from '@/lib/server/pages/order';
import { getOrderReturns } from '@/lib/server/pages/returns';

/** The whole order is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const page = await getOrderPage(Number(id));
  return getAccountMetadata({
    path: routes.order(Number(id)),
    title: page ? `Order ${page.order.order_id}` : orderMessages.notFound,
    description: 'What you have ordered, and where it stands.',
  });
}

export default async function OrderPage({ params }: Props) {
  const { id } = await params;
  const page = await getOrderPage(Number(id));
  if (!page) notFound();
  const { order, flash } = page;
  const isDelivered = order.order_status === 'Delivered' || order.order_status === 'Returned';
  const returns = isDelivered && (
    <OrderReturns orderId={order.id} returns={await getOrderReturns(order.id)} />
  );
  return (
    <OrderView
      order={order}
      notice={flash && <FlashNote flash={flash} />}
      returns={returns}
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
