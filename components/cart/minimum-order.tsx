import { useText } from '#language';
import { useSettings } from '#settings';
import { cartMessages } from '@/contract/messages/cart';
import { formatPaise, toPaise } from '@/contract/shop/money';
import styles from './minimum-order.module.css';

/** How much is missing to the minimum order, with a bar. `goodsPaise` is less than the minimum. */
export function MinimumOrder({ goodsPaise }: { goodsPaise: number }) {
  const t = useText();
  const settings = useSettings();
  const minimumPaise = toPaise(settings.orders.minimum);
  return (
    <div className="stack gap-1-half small muted text-center">
      <p className="body-size strong text-ink num">
        {t.filled(cartMessages.addMore(formatPaise(minimumPaise - goodsPaise)))}
      </p>
      <progress
        className={styles.bar}
        value={goodsPaise}
        max={minimumPaise}
        aria-label={t('Towards the minimum order')}
      />
      <p>{t.filled(cartMessages.minimumOrder(settings))}</p>
    </div>
  );
}
