import { Kinar } from '@/components/ui/kinar';
import type { Statistic } from '@/contract/home';
import styles from './statistics-band.module.css';

/** The shop's key figures. */
export function StatisticsBand({ statistics }: { statistics: Statistic[] }) {
  if (statistics.length === 0) return null;
  return (
    <section className={`${styles.band} on-dark`} aria-label="The shop in figures">
      <Kinar />
      <dl className={`wrap ${styles.list}`}>
        {statistics.map((statistic) => (
          <div key={statistic.id}>
            <dt>{statistic.name}</dt>
            <dd>{statistic.value}</dd>
          </div>
        ))}
      </dl>
      <Kinar />
    </section>
  );
}
