import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Pager } from '@/components/ui/pager';
import type { OrderSort } from '@/contract/order-choices';
import { ORDER_PAGE_SIZES, ORDER_SORTS } from '@/contract/order-choices';
import { orderMessages } from '@/lib/api/order-messages';
import { routes } from '@/lib/routes';
import type { ShownOrderRow } from './order-card';
import { OrderCard } from './order-card';
import { OrdersFrame } from './orders-frame.client';
import styles from './orders-list.module.css';

interface OrdersPage {
  orders: ShownOrderRow[];
  /** Over all pages. */
  count: number;
  page: number;
  totalPages: number;
  pageSize: number;
  sort: OrderSort;
  search: string;
}

export interface OrdersListProps {
  /** Null where they could not be read. */
  page: OrdersPage | null;
}

const USUAL = { sort: ORDER_SORTS[0], page_size: ORDER_PAGE_SIZES[0] };
const SIZES = [...ORDER_PAGE_SIZES].sort((one, other) => one - other);

/** The orders of the customer, a page of them. */
export function OrdersList({ page }: OrdersListProps) {
  if (!page) return <Note tone="error">{orderMessages.notLoaded}</Note>;
  const { search, sort, pageSize } = page;
  if (page.count === 0 && !search) return <NoneYet />;
  return (
    <OrdersFrame shown={{ search, sort, page_size: pageSize }} usual={USUAL} sizes={SIZES}>
      <p className={styles.count} role="status">
        {countOf(page)}
      </p>
      {page.orders.length === 0 ? <NoneHere search={search} /> : <Cards page={page} />}
    </OrdersFrame>
  );
}

function countOf({ count, search }: OrdersPage): string {
  const orders = `${count.toLocaleString('en-IN')} ${count === 1 ? 'order' : 'orders'}`;
  return search ? `${orders} with “${search}”` : orders;
}

function Cards({ page }: { page: OrdersPage }) {
  const { sort, search, pageSize: size } = page;
  const hrefFor = (number: number) =>
    routes.orders({
      search,
      sort: sort === USUAL.sort ? undefined : sort,
      page_size: size === USUAL.page_size ? undefined : size,
      page: number > 1 ? number : undefined,
    });
  return (
    <>
      <ul className={styles.orders}>
        {page.orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      <Pager current={page.page} total={page.totalPages} hrefFor={hrefFor} />
    </>
  );
}

function NoneYet() {
  return (
    <EmptyState
      motif="mint"
      title={orderMessages.notFound}
      text="You have not ordered anything yet. What you order is listed here."
      action={<ButtonLink href={routes.shop()}>Go to the shop</ButtonLink>}
    />
  );
}

/** A search without a find, or a page beyond the last. */
function NoneHere({ search }: { search: string }) {
  return (
    <EmptyState
      motif="mint"
      title={orderMessages.notFound}
      text={search && 'Look for a part of the order’s number, or of a product’s name.'}
      action={<ButtonLink href={routes.orders()}>Show all orders</ButtonLink>}
    />
  );
}
