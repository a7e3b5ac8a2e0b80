import { useText } from '#language';
import { cartMessages } from '@/contract/messages/cart';
import { MIN_ORDER_PAISE } from '@/contract/shop/limits';
import { formatPaise } from '@/contract/shop/money';
import styles from './minimum-order.module.css';

/** How much is missing to the minimum order, with a bar. `goodsPaise` is less than the minimum. */
export function MinimumOrder({ goodsPaise }: { goodsPaise: number }) {
  const t = useText();
  return (
    <div className={styles.minimum}>
      <p className={styles.missing}>
        {t.filled(cartMessages.addMore(formatPaise(MIN_ORDER_PAISE - goodsPaise)))}
      </p>
      <progress
        className={styles.bar}
        value={goodsPaise}
        max={MIN_ORDER_PAISE}
        aria-label={t('Towards the minimum order')}
      />
      <p>{t.filled(cartMessages.minimumOrder)}</p>
    </div>
  );
}
