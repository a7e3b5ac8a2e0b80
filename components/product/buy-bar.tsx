import { useText } from '#language';
import { BottomBar } from '@/components/ui/bottom-bar';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import styles from './buy-bar.module.css';
import { CartLink } from './cart-link.client';
import { PURCHASE_FORM_ID } from './purchase-form-id';

interface BuyBarProps {
  name: string;
  /** In rupees. */
  price: number;
  size: string;
  isOut: boolean;
  productId: number;
}

/**
 * The "Add to cart" bar at the bottom of the screen, in place of the cart bar, while the buttons of
 * the `BuyBox` are elsewhere: above the screen, on phones also below it. Name and price are not read
 * out a second time.
 */
export function BuyBar({ name, price, size, isOut, productId }: BuyBarProps) {
  const t = useText();
  return (
    <BottomBar className={`${styles.bar} on-dark`}>
      <div className={`wrap row gap-3-half ${styles.inner}`}>
        <CartLink seen={{ id: productId, price }} />
        <p className={styles.name} aria-hidden>
          {name}
        </p>
        <p aria-hidden>
          <b className="num">{formatRupees(price)}</b>
          <small>{size}</small>
        </p>
        {isOut ? (
          <ButtonLink variant="haldi" href={routes.stockAlert(productId)}>
            {t('Notify me when back')}
          </ButtonLink>
        ) : (
          <Button variant="haldi" type="submit" form={PURCHASE_FORM_ID}>
            {t('Add to cart')}
          </Button>
        )}
      </div>
    </BottomBar>
  );
}
