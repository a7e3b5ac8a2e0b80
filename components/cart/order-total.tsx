import { useText } from '#language';
import { useSettings } from '#settings';
import { PinForm } from '@/components/shared/pin-form.client';
import type { PinLookup } from '@/components/shared/pin-lookup.client';
import { SumNotes } from '@/components/shared/sum-notes';
import { SumRow } from '@/components/shared/sum-row';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { sumsDue } from '@/contract/cart/cart-sums';
import { cartMessages, lineProblemMessages } from '@/contract/messages/cart';
import type { Message } from '@/contract/messages/text-with-values';
import { formatPaise, formatRupees, toPaise, toRupees, wholeRupees } from '@/contract/shop/money';
import { isBelowMinimumOrder } from '@/contract/shop/settings';
import type { DisplayedCart } from '@/lib/browser/cart-jobs';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import type { KnownDelivery } from '@/lib/view/cart';
import { hasProblems } from '@/lib/view/cart-problems';
import figureStyles from './cart-figures.module.css';
import { CheckoutButton } from './checkout-button.client';
import { MinimumOrder } from './minimum-order';
import styles from './order-total.module.css';
import { VoucherBox } from './voucher-box.client';

interface OrderTotalProps {
  displayed: DisplayedCart;
  packingIds: ReadonlySet<number>;
  /** Undefined until a PIN code is known. */
  delivery: KnownDelivery | undefined;
  /** The field for a PIN code, where one has to be entered. */
  pin: PinLookup | undefined;
  /** The PIN code that the server looked up. */
  askedPin: string | undefined;
  /** The code of a voucher's link that was opened. */
  keptVoucher?: string | undefined;
  /** Resolves to whether the change succeeded; an empty code removes the voucher. */
  setVoucher: (code: string, onRefused: (reason: string) => void) => Promise<boolean>;
}

/** The total of the cart with its delivery, and the checkout button. */
export function OrderTotal({
  displayed,
  pin,
  askedPin,
  keptVoucher,
  setVoucher,
  ...figures
}: OrderTotalProps) {
  const t = useText();
  const { cart, session, voucher, offers } = displayed;
  return (
    <Panel className="stack gap-4-half">
      <h2 className="title-size">{t('Order total')}</h2>
      <VoucherBox
        isLoggedIn={session.loggedIn}
        voucher={voucher}
        offers={offers}
        kept={keptVoucher}
        goods={cart.total}
        saved={cart.discount_amt}
        setVoucher={setVoucher}
      />
      {pin && (
        <div className={styles.pin}>
          <PinForm action={routes.cart()} asked={askedPin} pin={pin} />
        </div>
      )}
      <CartFigures displayed={displayed} {...figures} />
      <CheckoutButton cart={cart} isLoggedIn={session.loggedIn} size="large" block />
      <div role="status">
        <Hint displayed={displayed} />
      </div>
      {!session.loggedIn && (
        <noscript>
          <p className="hint text-center">{t(cartMessages.loginToOrder)}</p>
        </noscript>
      )}
    </Panel>
  );
}

/** What is missing before the checkout opens. */
function Hint({ displayed: { cart } }: Pick<OrderTotalProps, 'displayed'>) {
  const t = useText();
  const settings = useSettings();
  const goodsPaise = toPaise(cart.total);
  if (hasProblems(cart.cart_items)) {
    return <Note tone="warning">{t(lineProblemMessages.settleFirst)}</Note>;
  }
  if (isBelowMinimumOrder(settings, goodsPaise)) return <MinimumOrder goodsPaise={goodsPaise} />;
  return (
    <p className="hint text-center">
      {t('Minimum order {order}. Cash on delivery available.', {
        order: wholeRupees(toPaise(settings.orders.minimum)),
      })}
    </p>
  );
}

/** The sums of the cart, all calculated by the API; dimmed while a change is pending. */
function CartFigures({
  displayed: { cart, voucher, isPending },
  packingIds,
  delivery,
}: Pick<OrderTotalProps, 'displayed' | 'packingIds' | 'delivery'>) {
  const t = useText();
  const packing = cart.cart_items.filter((line) => packingIds.has(line.product_id));
  const packingTotal = packing.reduce((sum, { total }) => sum + total, 0);
  const { amountPaise, taxPaise } = sumsDue(cart, delivery?.shipping ?? 0);
  return (
    <div className={`num ${figureStyles.figures}`} aria-busy={isPending}>
      <dl className="stack gap-2-half">
        <SumRow
          name={t('Items ({count})', { count: cart.cart_counter })}
          value={formatRupees(cart.total - packingTotal)}
        />
        {packing.length > 0 && <SumRow name="Packing" value={formatRupees(packingTotal)} />}
        {cart.discount_amt > 0 && (
          <SumRow
            name={t('Voucher {code}', { code: voucher.code })}
            value={formatRupees(-cart.discount_amt)}
            variant="saved"
          />
        )}
        <DeliveryRow delivery={delivery} />
        <SumRow
          name={delivery ? 'Total' : 'Total before delivery'}
          value={formatPaise(amountPaise)}
          variant="total"
          isAnnounced
        />
      </dl>
      <SumNotes cart={cart} tax={toRupees(taxPaise)} />
    </div>
  );
}

function DeliveryRow({ delivery }: Pick<OrderTotalProps, 'delivery'>) {
  const t = useText();
  if (!delivery) return <SumRow name="Delivery" value="enter PIN code" variant="quiet" />;
  const { to, shipping, arrives, isCollected } = delivery;
  const charge = shipping === 0 ? 'Free' : formatRupees(shipping);
  const name = isCollected
    ? t('Collect from {store}', { store: to })
    : deliveryName(to, arrives, t);
  return <SumRow name={name} value={charge} />;
}

function deliveryName(to: string, arrives: Message | undefined, t: Translate): string {
  const place = t(to);
  if (!arrives) return to ? t('Delivery to {place}', { place }) : t('Delivery');
  const day = t.filled(arrives);
  return to ? t('Delivery to {place} by {day}', { place, day }) : t('Delivery by {day}', { day });
}
