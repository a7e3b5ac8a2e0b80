import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { PackingSlip } from '@/components/desk/orders/packing-slip';
import { PrintButton } from '@/components/desk/orders/print-button.client';
import { readId } from '@/contract/kit/ids';
import type { StaffOrderDetail } from '@/contract/staff/orders';
import { orderDesk } from '@/lib/desk/sent/orders';
import { getSentPage } from '@/lib/server/pages/desk';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole page is in the first response. */
export const instant = false;

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = readId((await params).id) ?? notFound();
  return getAccountMetadata({
    path: staffRoutes.packingSlip(id),
    title: 'Packing slip | Dashboard',
    description: 'What lies in the parcel of an order.',
  });
}

async function PackingSlipPage({ params }: Props) {
  const id = readId((await params).id) ?? notFound();
  const page = (await getSentPage(orderDesk, id)) ?? notFound();
  const order = page.entry as StaffOrderDetail;
  return (
    <DashboardFrame
      current="orders"
      title="Packing slip"
      back={{ text: `Order ${order.order_id}`, href: staffRoutes.order(id) }}
      action={<PrintButton />}
      frame={page}
    >
      <PackingSlip order={order} />
    </DashboardFrame>
  );
}

export default personalPage(PackingSlipPage);
