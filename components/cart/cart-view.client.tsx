'use client';

import type { ReactNode } from 'react';
import { useText } from '#language';
import { ListHeading } from '@/components/shared/list-heading';
import { BottomBar, BottomBarSum } from '@/components/ui/bottom-bar';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { CartData, CartItem } from '@/contract/cart/cart';
import { sumsDue } from '@/contract/cart/cart-sums';
import type { ProductListItem } from '@/contract/catalogue/catalogue';
import { formatPaise } from '@/contract/shop/money';
import type { DisplayedCart } from '@/lib/browser/cart-jobs';
import { useCartOfPage } from '@/lib/browser/use-cart';
import { countItems } from '@/lib/format/counter';
import { routes } from '@/lib/routes';
import type { KnownDelivery, ShopperCart } from '@/lib/view/cart';
import { lineProblem } from '@/lib/view/cart-problems';
import type { MembershipInvitation } from '@/lib/view/membership';
import { CartLineItem, type CartLineItemProps } from './cart-line';
import styles from './cart-view.module.css';
import { CheckoutButton } from './checkout-button.client';
import { GiftBox, type GiftDayFacts } from './gift-box.client';
import { Invitation } from './invitation';
import { OrderTotal } from './order-total';
import { ShareCart } from './share-cart';
import { type CartDeliveryProps, useCartDelivery } from './use-cart-delivery.client';
import { WithdrawnLines } from './withdrawn-lines';

interface CartViewProps extends GiftDayFacts {
  /** The cart as the server rendered it; the page updates it afterwards. */
  first: ShopperCart;
  /** The available packing materials. */
  packing: ProductListItem[];
  /** The message of a plain form post. */
  notice?: ReactNode;
  /** Shown when the cart is empty. */
  empty: ReactNode;
  /** For shoppers who are not members. */
  invitation?: MembershipInvitation | undefined;
  /** The code of a voucher's link that was opened. */
  keptVoucher?: string | undefined;
  /** That of the shop, in links that are sent to others. */
  origin: string;
  /** What the server knows of the delivery. */
  delivery?: CartDeliveryProps;
  /** Content after the cart. */
  children?: ReactNode;
}

/** The cart. Rendered on the server; every control works as a plain form. */
export function CartView({
  first,
  packing,
  notice,
  empty,
  invitation,
  keptVoucher,
  origin,
  delivery: known = {},
  giftSpan,
  refusedDay,
  children,
}: CartViewProps) {
  const t = useText();
  const { displayed, change, accept, remove, discard, saveGift, setVoucher } = useCartOfPage(first);
  const { cart, gift, isPending } = displayed;
  const { delivery, pin } = useCartDelivery(known, cart.total);
  const packingIds = new Set(packing.map(({ id }) => id));
  const isEmpty = cart.cart_items.length === 0;
  const askedPin = known.asked?.pin;
  const total = { displayed, packingIds, delivery, pin, askedPin, keptVoucher, setVoucher };
  return (
    <>
      <div className="wrap">
        <ListHeading title="Your cart" count={isEmpty ? 0 : cart.cart_counter} />
        {notice}
        <WithdrawnLines lines={cart.withdrawn} remove={discard} />
        {isEmpty ? (
          empty
        ) : (
          <div className={`split-1000 top ${styles.cart}`}>
            <div>
              <CartLines
                lines={linesOf(cart, packingIds)}
                {...{ isPending, change, accept, remove }}
              />
              <ContinueShopping />
              <ShareCart lines={goodsOf(cart, packingIds)} origin={origin} />
              <GiftBox {...{ cart, gift, packing, giftSpan, refusedDay }} save={saveGift} />
            </div>
            <aside
              className={`stack gap-4 sticky-side ${styles.side}`}
              aria-label={t('Order total')}
            >
              <OrderTotal {...total} />
              {invitation && (
                <Invitation {...invitation} delivery={delivery} known={known.known && delivery} />
              )}
            </aside>
          </div>
        )}
      </div>
      {children}
      {!isEmpty && <CartPayBar displayed={displayed} delivery={delivery} />}
    </>
  );
}

/**
 * Returns the lines of the list. Packing is chosen below, beside the gift message, and included in
 * the totals; it is in the list only while it has to be settled.
 */
function linesOf(cart: CartData, packingIds: ReadonlySet<number>): CartItem[] {
  return cart.cart_items.filter(
    (line) => !packingIds.has(line.product_id) || lineProblem(line) !== undefined,
  );
}

function goodsOf(cart: CartData, packingIds: ReadonlySet<number>): CartItem[] {
  return cart.cart_items.filter((line) => !packingIds.has(line.product_id));
}

function CartLines({
  lines,
  ...writes
}: Omit<CartLineItemProps, 'line'> & { lines: readonly CartItem[] }) {
  return (
    <ul className="line-above measured">
      {lines.map((line) => (
        <CartLineItem key={line.id} line={line} {...writes} />
      ))}
    </ul>
  );
}

function ContinueShopping() {
  const t = useText();
  return (
    <ButtonLink href={routes.shop()} variant="text" className={styles.back}>
      <Icon name="arrow-left" />
      {t('Continue shopping')}
    </ButtonLink>
  );
}

interface CartPayBarProps {
  displayed: DisplayedCart;
  delivery: KnownDelivery | undefined;
}

/** On phones the total and the checkout button stay at the bottom of the screen. */
function CartPayBar({ displayed: { cart, session, isPending }, delivery }: CartPayBarProps) {
  const t = useText();
  const { amountPaise } = sumsDue(cart, delivery?.shipping ?? 0);
  return (
    <BottomBar variant="pay" className="mt-6">
      <BottomBarSum sum={formatPaise(amountPaise)} isPending={isPending}>
        {t.filled(countItems(cart.cart_counter))}
        {delivery && t(', with delivery')}
      </BottomBarSum>
      <CheckoutButton cart={cart} isLoggedIn={session.loggedIn} />
    </BottomBar>
  );
}
