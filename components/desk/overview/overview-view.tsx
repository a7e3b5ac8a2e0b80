import { DeskTable } from '@/components/desk/list/desk-table';
import { orderCells } from '@/components/desk/orders/order-cells';
import { SalesChart } from '@/components/desk/reports/sales-chart';
import { Panel } from '@/components/ui/panel';
import { staffMessages } from '@/contract/messages/staff';
import type { StaffOrder } from '@/contract/staff/orders';
import { orderDesk } from '@/lib/desk/sent/orders';
import { routes } from '@/lib/routes';
import { staffRoutes } from '@/lib/staff-routes';
import type { DashboardPage } from '@/lib/view/staff';
import { FirstSteps } from './first-steps';
import { ListHead } from './list-head';
import { Agenda, NewestLeads, RunningLow } from './overview-lists';
import styles from './overview-view.module.css';
import { SalesFigures } from './sales-figures';
import { ToDo } from './to-do';

/**
 * The overview: the first steps of a new shop, sales and orders, what waits for staff, and the first
 * rows of each list; without what the reader's roles do not include.
 */
export function OverviewView({ page }: { page: DashboardPage }) {
  const { steps, chart, figures, today, orders, stock, agenda, leads } = page;
  return (
    <>
      {steps && <FirstSteps steps={steps} isDemo={page.isDemo} />}
      {chart && <SalesFigures chart={chart} />}
      {figures && <ToDo figures={figures} today={today.iso} />}
      <div className={`split-1180 gap-3-half ${styles.grid}`}>
        {orders !== undefined && <Sales chart={chart} />}
        {stock !== undefined && (
          <Panel className={styles.panel}>
            <RunningLow stock={stock} />
          </Panel>
        )}
        {orders !== undefined && (
          <Panel className={styles.panel}>
            <NewestOrders orders={orders} />
          </Panel>
        )}
        {agenda !== undefined && leads !== undefined && (
          <Panel className={styles.panel}>
            <Agenda agenda={agenda} today={today.iso} />
            <NewestLeads leads={leads} />
          </Panel>
        )}
      </div>
    </>
  );
}

function Sales({ chart }: Pick<DashboardPage, 'chart'>) {
  return (
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
      {chart ? (
        <SalesChart chart={chart} unit="day" span="the last 14 days" />
      ) : (
        <p>{staffMessages.notLoaded}</p>
      )}
    </Panel>
  );
}

/** What the overview displays of an order. */
const SHOWN = ['order_id', 'customer', 'city', 'final_total', 'order_status'];

/** The newest orders; each leads to its page. */
function NewestOrders({ orders }: { orders: StaffOrder[] | null }) {
  return (
    <>
      <ListHead title="Newest orders" all="All orders" href={staffRoutes.desk('orders')} />
      {orders?.length ? (
        <div className="measured">
          <DeskTable
            desk={orderDesk}
            columns={orderDesk.columns.filter(({ name }) => SHOWN.includes(name))}
            rows={orders}
            cells={orderCells(routes.dashboard())}
          />
        </div>
      ) : (
        <p className="muted">{orders ? staffMessages.noOrders : staffMessages.notLoaded}</p>
      )}
    </>
  );
}
