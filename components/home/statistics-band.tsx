import { useText } from '#language';
import { Kinar } from '@/components/ui/kinar';
import { StaffText } from '@/components/ui/staff-text';
import type { Statistic } from '@/contract/content/home';
import styles from './statistics-band.module.css';

/** The shop's key figures. */
export function StatisticsBand({ statistics }: { statistics: Statistic[] }) {
  const t = useText();
  if (statistics.length === 0) return null;
  return (
    <section className={`${styles.band} on-dark below-fold`} aria-label={t('The shop in figures')}>
      <Kinar />
      <dl className={`wrap stack between ${styles.list}`}>
        {statistics.map((statistic) => (
          <div className="column" key={statistic.id}>
            <dt className="lead-size">
              <StaffText text={statistic.name} />
            </dt>
            <dd>
              <StaffText text={statistic.value} />
            </dd>
          </div>
        ))}
      </dl>
      <Kinar />
    </section>
  );
}
