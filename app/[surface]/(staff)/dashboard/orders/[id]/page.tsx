import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { OrderPage } from '@/components/desk/orders/order-page';
import { OrderStatusTag } from '@/components/shared/order-status';
import { readId } from '@/contract/kit/ids';
import { englishText } from '@/contract/messages/text-with-values';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getStaffOrderPage } from '@/lib/server/pages/staff-order';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole page is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = readId((await params).id) ?? notFound();
  const page = (await getStaffOrderPage(id)) ?? notFound();
  return getAccountMetadata({
    path: staffRoutes.order(id),
    title: `${page.order.order_id} | Dashboard`,
    description: 'An order, as it is packed, sent and answered for.',
  });
}

async function StaffOrderPage({ params }: Props) {
  const id = readId((await params).id) ?? notFound();
  const page = (await getStaffOrderPage(id)) ?? notFound();
  const { order } = page;
  return (
    <DashboardFrame
      current="orders"
      title={order.order_id}
      hint={englishText(order.placed.text)}
      back={{ text: 'Orders', href: staffRoutes.orders() }}
      action={<OrderStatusTag status={order.order_status} />}
      frame={page}
    >
      <OrderPage order={order} />
    </DashboardFrame>
  );
}

export default personalPage(StaffOrderPage);
