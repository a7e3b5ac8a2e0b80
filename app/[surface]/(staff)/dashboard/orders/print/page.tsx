import type { Metadata } from 'next';
import { personalPage } from '@/app/personal-page';
import { DashboardFrame } from '@/components/chrome/dashboard-frame';
import { PrintButton } from '@/components/desk/orders/print-button.client';
import { PrintedOrders } from '@/components/desk/orders/printed-orders';
import { ButtonLink } from '@/components/ui/button-link';
import { readIds } from '@/contract/kit/ids';
import { PRINTED_SHEETS, printedSheet } from '@/lib/desk/printed-sheets';
import { getAccountMetadata } from '@/lib/server/pages/metadata';
import { getPrintedOrders } from '@/lib/server/pages/printed-orders';
import { staffRoutes } from '@/lib/staff-routes';

/** The whole page is in the first response. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export function generateMetadata(): Promise<Metadata> {
  return getAccountMetadata({
    path: staffRoutes.printedOrders([]),
    title: 'Print | Dashboard',
    description: 'What is printed for the parcels of orders.',
  });
}

/** What is printed for the chosen orders, and the way to the other sheets of the same orders. */
async function PrintedOrdersPage({ searchParams }: Props) {
  const { ids: given, sheet: name } = await searchParams;
  const ids = readIds(given);
  const sheet = printedSheet(name);
  const { orders, frame } = await getPrintedOrders(ids, sheet.name);
  const [only, ...others] = orders;
  const isOne = only !== undefined && others.length === 0;
  return (
    <DashboardFrame
      current="orders"
      title={isOne ? sheet.label : sheet.many}
      back={
        isOne
          ? { text: `Order ${only.order_id}`, href: staffRoutes.order(only.id) }
          : { text: 'Orders', href: staffRoutes.desk('orders') }
      }
      action={<PrintButton />}
      frame={frame}
    >
      <nav aria-label="Sheets" className="cluster gap-2 mb-4 no-print">
        {PRINTED_SHEETS.map((one) => (
          <ButtonLink
            key={one.name}
            href={staffRoutes.printedOrders(ids, one.name)}
            variant={one === sheet ? 'line' : 'quiet'}
            size="small"
            aria-current={one === sheet ? 'page' : undefined}
          >
            {isOne ? one.label : one.many}
          </ButtonLink>
        ))}
      </nav>
      <PrintedOrders orders={orders} sheet={sheet.name} />
    </DashboardFrame>
  );
}

export default personalPage(PrintedOrdersPage);
