import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { OrderNotFound } from '@/components/orders/order-not-found';
import { ReturnPageView } from '@/components/returns/return-page-view';
import { ResetOnVisit } from '@/components/ui/reset-on-visit.client';
import { routes } from '@/lib/routes';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getReturnPage } from '@/lib/server/pages/returns';

/** The items and the outcome of a plain form post are in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return getAccountMetadata({
    path: routes.askForReturn(Number(id)),
    title: 'Replacement or refund',
    description: 'Ask for a replacement or refund of an item of your order.',
  });
}

async function AskForReturnPage({ params }: Props) {
  const { id } = await params;
  const page = await getReturnPage(Number(id));
  if (!page) return <OrderNotFound />;
  return (
    <ResetOnVisit>
      <ReturnPageView {...page} />
    </ResetOnVisit>
  );
}

export default personalPage(AskForReturnPage, 'account');
