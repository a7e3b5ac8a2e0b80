import { ButtonLink } from '@/components/ui/button';
import { PAYMENT_FAILED } from '@/contract/order-words';
import { routes } from '@/lib/routes';
import styles from './payment.module.css';

/** A payment that came to nothing: the cart is as it was, and the order can be paid later. */
export function PaymentFailed({ title = PAYMENT_FAILED }: { title?: string }) {
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title} role="alert">
        {title}
      </h1>
      <p>Nothing is lost: your cart is as it was.</p>
      <div className={styles.ways}>
        <ButtonLink href={routes.cart()}>Back to cart</ButtonLink>
        <ButtonLink href={routes.orders()} variant="line">
          My orders
        </ButtonLink>
      </div>
    </div>
  );
}
