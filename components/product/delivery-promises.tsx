import { useText } from '#language';
import { DeliveryBox } from '@/components/shared/delivery-box.client';
import { DeliveryFacts } from '@/components/shared/delivery-facts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import { REPLACEMENT_DAYS, RETURN_DAYS } from '@/contract/shop/limits';
import { contentRoutes } from '@/lib/content-routes';
import styles from './delivery-promises.module.css';

/** The promises for every order, with the delivery time and charge of a PIN code. */
export function DeliveryPromises({ from }: { from: string }) {
  return (
    <div className={styles.promises}>
      <DeliveryBox from={from} more={<Replacement />}>
        <DeliveryFacts />
      </DeliveryBox>
    </div>
  );
}

function Replacement() {
  const t = useText();
  return (
    <li>
      <Icon name="package-check" />
      <span>
        <b>{t('{days}-day replacement', { days: REPLACEMENT_DAYS })}</b>{' '}
        {t('if it arrives damaged,')}{' '}
        <Link className="link" href={contentRoutes.returnPolicy()}>
          {t('{days}-day return', { days: RETURN_DAYS })}
        </Link>{' '}
        {t('if unopened')}
      </span>
    </li>
  );
}
