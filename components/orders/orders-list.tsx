import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import { Pager } from '@/components/ui/pager';
import type { OrderRow } from '@/contract/order';
import { ORDER_PAGE_SIZES } from '@/contract/orders';
import { orderMessages } from '@/lib/api/order-messages';
import type { ShownDay } from '@/lib/format/dated';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import { OrderStatus } from './order-status';
import styles from './orders-list.module.css';

type Row = OrderRow & { day: ShownDay };

export interface OrdersListProps {
  /** Null where they could not be read. */
  page: { orders: Row[]; page: number; pageSize: number; totalPages: number } | null;
}

/** The orders of the customer, a page of them, the newest first. */
export function OrdersList({ page }: OrdersListProps) {
  if (!page) return <Note tone="error">{orderMessages.notLoaded}</Note>;
  if (page.orders.length === 0 && page.page === 1) return <NoneYet />;
  const sized = (size: number) => (size === ORDER_PAGE_SIZES[0] ? {} : { page_size: size });
  const hrefFor = (number: number) =>
    routes.orders({ ...(number > 1 ? { page: number } : {}), ...sized(page.pageSize) });
  return (
    <>
      <ul className={styles.orders}>
        {page.orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Pager current={page.page} total={page.totalPages} hrefFor={hrefFor} />
      <PageSizes current={page.pageSize} hrefFor={(size) => routes.orders(sized(size))} />
    </>
  );
}

function OrderCard({ order }: { order: Row }) {
  return (
    <li className={styles.order}>
      <div className={styles.name}>
        <h3 className="num">
          <Link href={routes.order(order.id)}>Order {order.order_id}</Link>
        </h3>
        <p className="muted small">
          Placed <time dateTime={order.day.iso}>{order.day.text}</time>
        </p>
      </div>
      <p className={styles.sum}>
        <b className="num">{formatRupees(order.final_total)}</b>
        <span className="muted small">{order.pay_type}</span>
      </p>
      <p className={styles.status}>
        <OrderStatus status={order.sale_status} />
      </p>
    </li>
  );
}

interface PageSizesProps {
  current: number;
  hrefFor: (size: number) => string;
}

const SIZES = [...ORDER_PAGE_SIZES].sort((one, other) => one - other);

function PageSizes({ current, hrefFor }: PageSizesProps) {
  return (
    <nav className={styles.sizes} aria-label="Orders a page">
      <span className="muted small">Orders a page</span>
      <ul>
        {SIZES.map((size) => (
          <li key={size}>
            <Link href={hrefFor(size)} aria-current={size === current ? 'true' : undefined}>
              {size}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoneYet() {
  return (
    <EmptyState
      motif="mint"
      title="No orders yet"
      text="What you order is listed here."
      action={<ButtonLink href={routes.shop()}>Go to the shop</ButtonLink>}
    />
  );
}
