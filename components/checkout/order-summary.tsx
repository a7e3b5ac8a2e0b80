import { Gift } from 'lucide-react';
import { SumRow } from '@/components/shared/sum-row';
import { Link } from '@/components/ui/link.client';
import { Panel } from '@/components/ui/panel';
import { Thumbnail } from '@/components/ui/picture';
import type { ShopperCart } from '@/lib/api/shopper';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './order-summary.module.css';
import { PayButtons } from './pay-buttons';
import type { Place } from './place';
import type { ToPay } from './to-pay';

interface OrderSummaryProps {
  cart: ShopperCart;
  sum: ToPay;
  /** The chosen one. */
  place: Place | undefined;
  isElite: boolean;
  isSending: boolean;
}

/** What is ordered and what it comes to, with the button that fits the chosen payment. */
export function OrderSummary({ cart: shopper, sum, place, isElite, isSending }: OrderSummaryProps) {
  const { cart, gift, voucher } = shopper;
  const delivery = isElite ? 'Delivery, Elite' : `Delivery${place ? `, ${place.city}` : ''}`;
  return (
    <aside className={styles.side} aria-label="Your order">
      <Panel className={styles.panel}>
        <h2 className={styles.title}>Your order</h2>
        <ul className={styles.lines}>
          {cart.cart_items.map((line) => (
            <li key={line.id}>
              <span className={styles.image}>
                {line.product_image && <Thumbnail picture={line.product_image} alt="" />}
              </span>
              <span>
                {line.product}
                <span className={styles.quantity}> × {line.quantity}</span>
              </span>
              <span className="num">{formatRupees(line.total)}</span>
            </li>
          ))}
        </ul>
        {gift.isGift && (
          <p className={styles.gift}>
            <Gift aria-hidden="true" />
            {gift.message ? 'A gift, with your note.' : 'A gift.'}
          </p>
        )}
        <dl className={styles.sums} aria-live="polite">
          <SumRow name="Items and packing" value={formatRupees(cart.total)} />
          {cart.discount_amt > 0 && (
            <SumRow
              name={`Voucher ${voucher.code}`}
              value={formatRupees(-cart.discount_amt)}
              look="saved"
            />
          )}
          <SumRow name="GST, included" value={formatRupees(cart.gst_amt)} />
          <SumRow name={delivery} value={place ? formatRupees(place.shipping) : 'by address'} />
          {sum.gift > 0 && (
            <SumRow name="Gift voucher" value={formatRupees(-sum.gift)} look="saved" />
          )}
          <SumRow name="To pay" value={place ? formatRupees(sum.left) : ''} look="total" />
        </dl>
        <noscript>
          <p className={styles.hint}>
            The delivery charge is the one that stands at the address you choose.
          </p>
        </noscript>
        <div className={styles.pay}>
          <PayButtons sum={sum} isSending={isSending} size="large" block />
        </div>
        <p className={styles.hint}>
          By placing the order you agree to the{' '}
          <Link className="link" href={routes.terms()}>
            terms
          </Link>{' '}
          and{' '}
          <Link className="link" href={routes.returnPolicy()}>
            return policy
          </Link>
          .
        </p>
      </Panel>
    </aside>
  );
}
