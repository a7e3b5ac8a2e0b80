import { OrderStatusTag } from '@/components/shared/order-status';
import { Disclosure } from '@/components/ui/disclosure';
import { Link } from '@/components/ui/link.client';
import { staffMessages } from '@/contract/messages/staff';
import { englishText } from '@/contract/messages/text-with-values';
import { ORDER_STATUSES } from '@/contract/orders/order-states';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import { formatRupees } from '@/contract/shop/money';
import { countInEnglish } from '@/lib/format/counter';
import { formatPhone, phoneHref } from '@/lib/format/phone';
import type { StaffOrdersQuery } from '@/lib/routing/staff-lists';
import { staffRoutes } from '@/lib/staff-routes';
import type { DisplayedStaffOrder, StaffList } from '@/lib/view/staff';
import { OrderMoves } from '../orders/order-moves';
import { FilterLinks } from './filter-links';
import { ListFrame } from './list-frame';
import { ListSearch } from './list-search';
import styles from './orders-view.module.css';
import { type Column, StaffTable } from './staff-table';

interface OrdersViewProps {
  list: StaffList<DisplayedStaffOrder> | null;
  query: StaffOrdersQuery;
}

/** The orders of all customers, with their next steps. */
export function OrdersView({ list, query: { page, status, search } }: OrdersViewProps) {
  const here = staffRoutes.orders({ status, search, page });
  const columns: Column<DisplayedStaffOrder>[] = [
    ...COLUMNS,
    { label: 'Next step', cell: (order) => <OrderMoves order={order} from={here} /> },
  ];
  return (
    <ListFrame
      list={list}
      noun="order"
      empty={staffMessages.noOrders}
      hrefFor={(number) => staffRoutes.orders({ status, search, page: number })}
      filters={
        <>
          <ListSearch
            action={staffRoutes.orders()}
            of="orders"
            search={search}
            others={{ status }}
          />
          <StatusLinks current={status} search={search} />
        </>
      }
    >
      {(rows) => (
        <StaffTable
          caption="Orders, the newest first"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
        />
      )}
    </ListFrame>
  );
}

function StatusLinks({
  current,
  search,
}: Pick<StaffOrdersQuery, 'search'> & { current: StaffOrdersQuery['status'] }) {
  const options = [undefined, ...ORDER_STATUSES].map((status) => ({
    text: status ?? 'All',
    href: staffRoutes.orders({ status, search }),
    isCurrent: status === current,
  }));
  return <FilterLinks label="Status" options={options} />;
}

const COLUMNS: Column<DisplayedStaffOrder>[] = [
  { label: 'Order', cell: (order) => <Name order={order} /> },
  { label: 'Customer', cell: (order) => <Customer order={order} />, isFreeText: true },
  { label: 'Items', cell: (order) => <Goods order={order} /> },
  { label: 'Total', cell: (order) => <Total order={order} />, isNumber: true },
  { label: 'Status', cell: ({ order_status: status }) => <OrderStatusTag status={status} /> },
];

function Name({ order: { id, order_id: number, placed } }: { order: DisplayedStaffOrder }) {
  return (
    <>
      <Link className="row fit strong touch-low link num" href={staffRoutes.order(id)}>
        {number}
      </Link>
      <time className="block caption regular muted" dateTime={placed.iso}>
        {englishText(placed.text)}
      </time>
    </>
  );
}

function Customer({ order }: { order: DisplayedStaffOrder }) {
  const { customer, mobile, city, full_address: address } = order;
  return (
    <>
      {customer}
      <a className="row fit nowrap touch-low link num" href={phoneHref(mobile)}>
        {formatPhone(mobile)}
      </a>
      <Disclosure label={city} about={order.order_id}>
        <p className={`stack gap-half ${styles.details}`}>{address}</p>
      </Disclosure>
    </>
  );
}

function Goods({ order }: { order: DisplayedStaffOrder }) {
  const { product_count: count, first_products: goods } = order;
  return (
    <Disclosure label={countInEnglish(count, 'product')} about={order.order_id}>
      <ul className={`stack gap-half ${styles.details}`}>
        {goods.map(({ id, product_name: name }) => (
          <li key={id}>{name}</li>
        ))}
        {count > goods.length && (
          <li>
            <Link className="link" href={staffRoutes.order(order.id)}>
              and {count - goods.length} more
            </Link>
          </li>
        )}
      </ul>
    </Disclosure>
  );
}

function Total({ order }: { order: DisplayedStaffOrder }) {
  return (
    <>
      {formatRupees(order.final_total)}
      <span className="block caption regular muted">{paymentOf(order)}</span>
    </>
  );
}

/** How an order is paid, and whether it is. */
export function paymentOf({
  pay_type: payType,
  is_paid: isPaid,
}: Pick<DisplayedStaffOrder, 'pay_type' | 'is_paid'>): string {
  if (payType !== ONLINE_PAYMENT) return isPaid ? 'Cash, paid' : 'Cash';
  return isPaid ? 'Online, paid' : 'Online, unpaid';
}
