import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { PackingSlip } from '@/components/desk/orders/packing-slip';
import { PrintButton } from '@/components/desk/orders/print-button.client';
import { readId } from '@/contract/kit/ids';
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
  return getAccountMetadata({
    path: staffRoutes.packingSlip(id),
    title: 'Packing slip | Dashboard',
    description: 'What lies in the parcel of an order.',
  });
}

async function PackingSlipPage({ params }: Props) {
  const id = readId((await params).id) ?? notFound();
  const page = (await getStaffOrderPage(id)) ?? notFound();
  const number = page.order.order_id;
  return (
    <DashboardFrame
      current="orders"
      title="Packing slip"
      back={{ text: `Order ${number}`, href: staffRoutes.order(id) }}
      action={<PrintButton />}
      frame={page}
    >
      <PackingSlip order={page.order} />
    </DashboardFrame>
  );
}

export default personalPage(PackingSlipPage);
