import { OrderStatusTag } from '@/components/shared/order-status';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { staffMessages } from '@/contract/messages/staff';
import { formatRupees } from '@/contract/shop/money';
import { staffRoutes } from '@/lib/staff-routes';
import type { DashboardPage, DisplayedStaffOrder } from '@/lib/view/staff';
import { FirstSteps } from './first-steps';
import { ListHead } from './list-head';
import { paymentOf } from './orders-view';
import { Agenda, NewestLeads, RunningLow } from './overview-lists';
import styles from './overview-view.module.css';
import { SalesChart } from './sales-chart';
import { SalesFigures } from './sales-figures';
import { type Column, StaffTable } from './staff-table';
import { ToDo } from './to-do';

/** The overview: the first steps of a new shop, sales and orders, what waits for staff, and the first rows of each list. */
export function OverviewView({ page }: { page: DashboardPage }) {
  return (
    <>
      {page.steps && <FirstSteps steps={page.steps} isDemo={page.isDemo} />}
      {page.chart && <SalesFigures chart={page.chart} />}
      {page.figures && <ToDo figures={page.figures} today={page.today.iso} />}
      <div className={`split-1180 gap-3-half ${styles.grid}`}>
        <Panel className={styles.panel}>
          <div className="cluster middle between touch gap-x-5">
            <h2>Sales a day</h2>
            <p className={`cluster gap-x-4-half small muted ${styles.legend}`} aria-hidden="true">
              <span className="row gap-2">These 14 days</span>
              <span className="row gap-2" data-before>
                14 days before
              </span>
            </p>
          </div>
          {page.chart ? <SalesChart chart={page.chart} /> : <p>{staffMessages.notLoaded}</p>}
        </Panel>
        <Panel className={styles.panel}>
          <RunningLow stock={page.stock} />
        </Panel>
        <Panel className={styles.panel}>
          <NewestOrders orders={page.orders} />
        </Panel>
        <Panel className={styles.panel}>
          <Agenda agenda={page.agenda} today={page.today.iso} />
          <NewestLeads leads={page.leads} />
        </Panel>
      </div>
    </>
  );
}

const COLUMNS: Column<DisplayedStaffOrder>[] = [
  {
    label: 'Order',
    cell: ({ id, order_id: number }) => (
      <Link className="link num" href={staffRoutes.order(id)}>
        {number}
      </Link>
    ),
  },
  { label: 'Customer', cell: ({ customer }) => customer, isFreeText: true },
  { label: 'City', cell: ({ city }) => city },
  { label: 'Items', cell: ({ product_count: count }) => count, isNumber: true },
  { label: 'Total', cell: ({ final_total: total }) => formatRupees(total), isNumber: true },
  { label: 'Payment', cell: paymentOf },
  { label: 'Status', cell: ({ order_status: status }) => <OrderStatusTag status={status} /> },
];

/** The newest orders; each leads to its page. */
function NewestOrders({ orders }: { orders: DisplayedStaffOrder[] | null }) {
  return (
    <>
      <ListHead title="Newest orders" all="All orders" href={staffRoutes.orders()} />
      {orders?.length ? (
        <StaffTable
          caption="The newest orders"
          columns={COLUMNS}
          rows={orders}
          keyOf={({ id }) => id}
        />
      ) : (
        <p className="muted">{orders ? staffMessages.noOrders : staffMessages.notLoaded}</p>
      )}
    </>
  );
}
