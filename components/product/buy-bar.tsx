import { BottomBar } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { productMessages } from '@/contract/messages/catalogue';
import { formatRupees } from '@/contract/money';
import styles from './buy-bar.module.css';
import { CartLink } from './cart-link.client';
import { PURCHASE_FORM_ID } from './purchase-form-id';

interface BuyBarProps {
  /** In rupees. */
  price: number;
  size: string;
  isOut: boolean;
}

/** On phones the "Add to cart" bar at the bottom of the screen, instead of the cart bar. */
export function BuyBar({ price, size, isOut }: BuyBarProps) {
  return (
    <BottomBar className={`${styles.bar} on-dark`}>
      <div className={`wrap ${styles.inner}`}>
        <CartLink />
        <p>
          <b className="num">{formatRupees(price)}</b>
          <small>{size}</small>
        </p>
        <Button variant="haldi" type="submit" form={PURCHASE_FORM_ID} disabled={isOut}>
          {isOut ? productMessages.outOfStock : 'Add to cart'}
        </Button>
      </div>
    </BottomBar>
  );
}
