import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { Button } from '@/components/ui/button';
import { BenefitList } from './benefit-list';
import styles from './member-welcome.module.css';
import type { Welcome } from './use-welcome.client';

/** What has just begun, and what the page does next. */
export function MemberWelcome({ until, isStaying, stay }: Welcome) {
  const t = useText();
  return (
    <div className={styles.welcome}>
      <Art file="m-lotus.webp" alt="" width={132} height={161} />
      <p className={styles.until}>
        {until && t('Your membership runs until {day}.', { day: t.filled(until) })}
      </p>
      <BenefitList />
      {!isStaying && (
        <p className={styles.next}>
          {t('The home page opens in a few seconds.')}
          <Button variant="text" size="small" onClick={stay}>
            {t('Stay here')}
          </Button>
        </p>
      )}
    </div>
  );
}
