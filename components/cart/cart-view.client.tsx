'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListHeading } from '@/components/shared/list-heading';
import { ButtonLink } from '@/components/ui/button-link';
import type { ProductListItem } from '@/contract/catalogue';
import type { ShopperCart } from '@/lib/api/shopper';
import { useCartOfPage } from '@/lib/browser/use-cart';
import { routes } from '@/lib/routes';
import { CartLine } from './cart-line';
import styles from './cart-view.module.css';
import { GiftBox } from './gift-box.client';
import { OrderTotal } from './order-total';
import { PayBar } from './pay-bar';

interface CartViewProps {
  /** The cart the server rendered; from then on the page keeps itself fresh. */
  first: ShopperCart;
  /** Packing materials on offer. */
  packing: ProductListItem[];
  /** A message of a plain form post. */
  notice?: ReactNode;
  /** What stands in place of a cart with nothing in it. */
  empty: ReactNode;
  /** What follows the total: the delivery, the way to Elite. */
  beside?: ReactNode;
  /** What follows the cart. */
  children?: ReactNode;
}

/** The cart. All of it is rendered on the server and works as plain forms. */
export function CartView({ first, packing, notice, empty, beside, children }: CartViewProps) {
  const { shown, change, remove, saveGift, setVoucher } = useCartOfPage(first);
  const { cart, gift, isPending } = shown;
  const packingIds = new Set(packing.map(({ id }) => id));
  const isEmpty = cart.cart_items.length === 0;
  // Packing is chosen below, beside the gift message, and counted in the totals.
  const lines = cart.cart_items.filter((line) => !packingIds.has(line.product_id));
  return (
    <>
      <div className="wrap">
        <ListHeading title="Your cart" count={isEmpty ? 0 : cart.cart_counter} />
        {notice}
        <div className={styles.cart}>
          <div>
            {isEmpty ? (
              empty
            ) : (
              <>
                <ul className={styles.lines}>
                  {lines.map((line) => (
                    <CartLine
                      key={line.id}
                      line={line}
                      isPending={isPending}
                      change={change}
                      remove={remove}
                    />
                  ))}
                </ul>
                <ContinueShopping />
                <GiftBox cart={cart} gift={gift} packing={packing} save={saveGift} />
              </>
            )}
          </div>
          <aside className={styles.side} aria-label="Order total">
            <OrderTotal shown={shown} packingIds={packingIds} setVoucher={setVoucher} />
            {!isEmpty && beside}
          </aside>
        </div>
      </div>
      {children}
      {!isEmpty && <PayBar shown={shown} />}
    </>
  );
}

function ContinueShopping() {
  return (
    <ButtonLink href={routes.shop()} variant="text" className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      Continue shopping
    </ButtonLink>
  );
}
