import bottom from '@/components/ui/bottom-bar.module.css';
import { Button } from '@/components/ui/button';
import { formatRupees } from '@/lib/format/money';
import styles from './buy-bar.module.css';
import { CartLink } from './cart-link.client';
import { PURCHASE_FORM } from './purchase-form';

interface BuyBarProps {
  /** Rupees. */
  price: number;
  size: string;
  isOut: boolean;
}

/** On phones the way into the cart stays at the foot of the screen, in place of the mini-cart bar. */
export function BuyBar({ price, size, isOut }: BuyBarProps) {
  return (
    <div className={`${bottom.bar} ${styles.bar} on-dark`} data-bottom-bar>
      <div className={`wrap ${styles.inner}`}>
        <CartLink />
        <p>
          <b className="num">{formatRupees(price)}</b>
          <small>{size}</small>
        </p>
        <Button variant="haldi" type="submit" form={PURCHASE_FORM} disabled={isOut}>
          {isOut ? 'OUT OF STOCK' : 'Add to cart'}
        </Button>
      </div>
    </div>
  );
}
