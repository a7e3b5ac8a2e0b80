'use client';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListHeading } from '@/components/shared/list-heading';
import { BottomBar, BottomBarSum } from '@/components/ui/bottom-bar';
import { ButtonLink } from '@/components/ui/button-link';
import type { ProductListItem } from '@/contract/catalogue';
import { formatRupees } from '@/contract/money';
import type { DisplayedCart } from '@/lib/browser/cart-jobs';
import { useCartOfPage } from '@/lib/browser/use-cart';
import { countItems } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import type { ShopperCart } from '@/lib/view/cart';
import { CartLineItem } from './cart-line';
import styles from './cart-view.module.css';
import { CheckoutButton } from './checkout-button.client';
import { GiftBox } from './gift-box.client';
import { OrderTotal } from './order-total';

interface CartViewProps {
  /** The cart as the server rendered it; the page updates it afterwards. */
  first: ShopperCart;
  /** The available packing materials. */
  packing: ProductListItem[];
  /** The message of a plain form post. */
  notice?: ReactNode;
  /** Shown when the cart is empty. */
  empty: ReactNode;
  /** Content after the total: delivery and the Elite offer. */
  beside?: ReactNode;
  /** Content after the cart. */
  children?: ReactNode;
}

/** The cart. Rendered on the server; every control works as a plain form. */
export function CartView({ first, packing, notice, empty, beside, children }: CartViewProps) {
  const { displayed, change, remove, saveGift, setVoucher } = useCartOfPage(first);
  const { cart, gift, isPending } = displayed;
  const packingIds = new Set(packing.map(({ id }) => id));
  const isEmpty = cart.cart_items.length === 0;
  // Packing is chosen below, beside the gift message, and included in the totals.
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
                    <CartLineItem
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
            <OrderTotal displayed={displayed} packingIds={packingIds} setVoucher={setVoucher} />
            {!isEmpty && beside}
          </aside>
        </div>
      </div>
      {children}
      {!isEmpty && <CartPayBar displayed={displayed} />}
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

/** On phones the total and the checkout button stay at the bottom of the screen. */
function CartPayBar({ displayed: { cart, session, isPending } }: { displayed: DisplayedCart }) {
  return (
    <BottomBar variant="pay" className={styles.payBar}>
      <BottomBarSum sum={formatRupees(cart.final_total)} isPending={isPending}>
        {countItems(cart.cart_counter)}
      </BottomBarSum>
      <CheckoutButton cart={cart} isLoggedIn={session.loggedIn} />
    </BottomBar>
  );
}
