import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Note } from '@/components/ui/note';
import { Pager } from '@/components/ui/pager';
import { orderMessages } from '@/contract/messages/orders';
import { ORDER_SORTS } from '@/contract/orders/order';
import { LIST_PAGE_SIZES } from '@/contract/shop/limits';
import { countOf } from '@/lib/format/counter';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import type { DisplayedOrdersPage } from '@/lib/view/orders';
import { OrderCard } from './order-card';
import { OrdersFrame } from './orders-frame.client';

export interface OrdersListProps {
  /** Null if the orders could not be loaded. */
  page: DisplayedOrdersPage | null;
}

const USUAL = { sort: ORDER_SORTS[0], page_size: LIST_PAGE_SIZES[0] };
/** Up to this many orders the list has no search and no sorting. */
const SHORT_LIST = 5;
const SIZES = [...LIST_PAGE_SIZES].sort((one, other) => one - other);

/** One page of the customer's orders. */
export function OrdersList({ page }: OrdersListProps) {
  const t = useText();
  if (!page) return <Note tone="error">{t(orderMessages.notLoaded)}</Note>;
  const { search, sort, pageSize } = page;
  if (page.count === 0 && !search) return <NoneYet />;
  if (isShort(page)) return <Cards page={page} />;
  return (
    <OrdersFrame current={{ search, sort, page_size: pageSize }} usual={USUAL} sizes={SIZES}>
      <p className="mb-3 small muted" role="status">
        {ordersFound(page, t)}
      </p>
      {page.orders.length === 0 ? <NoneHere search={search} /> : <Cards page={page} />}
    </OrdersFrame>
  );
}

/** Returns the order under way in detail; the thanks for it show as much. */
function courseOf(id: number, { currentOrder, placed }: DisplayedOrdersPage) {
  return currentOrder?.id === id && placed?.id !== id ? currentOrder : undefined;
}

/** Whether the whole list is so short that nobody searches or sorts it. */
function isShort({ count, search, sort, page }: DisplayedOrdersPage): boolean {
  return count <= SHORT_LIST && search === '' && sort === USUAL.sort && page === 1;
}

function ordersFound({ count, search }: DisplayedOrdersPage, t: Translate): string {
  const orders = t.filled(countOf(count, 'order'));
  return search ? t('{orders} with “{search}”', { orders, search }) : orders;
}

function Cards({ page }: { page: DisplayedOrdersPage }) {
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
      <ul className="stack gap-4">
        {page.orders.map((order) => (
          <OrderCard key={order.id} order={order} detail={courseOf(order.id, page)} />
        ))}
      </ul>
      <Pager current={page.page} total={page.totalPages} hrefFor={hrefFor} />
    </>
  );
}

function NoneYet() {
  const t = useText();
  return (
    <EmptyState
      motif="mint"
      title={orderMessages.notFound}
      text="You have not ordered anything yet. What you order is listed here."
      action={<ButtonLink href={routes.shop()}>{t('Go to the shop')}</ButtonLink>}
    />
  );
}

/** Shown for a search without results, or a page after the last one. */
function NoneHere({ search }: { search: string }) {
  const t = useText();
  return (
    <EmptyState
      motif="mint"
      title={orderMessages.notFound}
      text={search && 'Look for a part of the order’s number, or of a product’s name.'}
      action={<ButtonLink href={routes.orders()}>{t('Show all orders')}</ButtonLink>}
    />
  );
}
