import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OrderView } from '@/components/orders/order-view';
import { WriteReview } from '@/components/reviews/write-review.client';
import { Note } from '@/components/ui/note';
import { routes } from '@/lib/routes';
import { getAccountWords } from '@/lib/server/data/get-account-words';
import { getOrderPage } from '@/lib/server/data/get-order-page';

/** The whole order is in the first answer. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return getAccountWords({
    path: routes.order(Number(id)),
    title: 'Your order',
    description: 'What you have ordered, and where it stands.',
  });
}

export default async function OrderPage({ params }: Props) {
  const { id } = await params;
  const page = await getOrderPage(Number(id));
  if (!page) notFound();
  const { order, flash } = page;
  return (
    <OrderView
      order={order}
      notice={flash && <Note tone={flash.isError ? 'error' : 'success'}>{flash.message}</Note>}
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
