import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { SideDisclosure } from '@/components/ui/side-disclosure';
import type { ArchiveYear } from '@/contract/content/blogs';
import { contentRoutes } from '@/lib/content-routes';
import { type ArchiveMonth, publishFilter } from '@/lib/routing/archive-month';
import styles from './archive.module.css';

interface ArchiveProps {
  /** The newest year first. */
  years: ArchiveYear[];
  /** The displayed month; null: all posts. */
  current: ArchiveMonth | null;
}

/** Links to the months that have posts. The newest year and that of the current month are open. */
export function Archive({ years, current }: ArchiveProps) {
  const t = useText();
  const [newest] = years;
  if (!newest) return null;
  return (
    <nav className={`no-print ${styles.archive}`} aria-label={t('Posts by month')}>
      <SideDisclosure label="Posts by month">
        <Link
          className={styles.entry}
          href={contentRoutes.blogs()}
          aria-current={current ? undefined : 'page'}
        >
          {t('All posts')}
        </Link>
        {years.map((entry) => (
          <Year
            key={entry.year}
            entry={entry}
            isOpen={entry.year === (current?.year ?? newest.year)}
            current={current}
          />
        ))}
      </SideDisclosure>
    </nav>
  );
}

interface YearProps {
  entry: ArchiveYear;
  isOpen: boolean;
  current: ArchiveMonth | null;
}

function Year({ entry: { year, months }, isOpen, current }: YearProps) {
  const t = useText();
  return (
    <details open={isOpen} className={styles.year}>
      <summary>{year}</summary>
      <ul>
        {months.map(({ month, name, count }) => (
          <li key={month}>
            <Link
              className={styles.entry}
              href={contentRoutes.blogs({ publish_filter: publishFilter({ month, year }) })}
              aria-current={current?.year === year && current.month === month ? 'page' : undefined}
            >
              {t(name)}
              <span className="visually-hidden"> {year}</span>
              <span className="push small regular muted num">{count}</span>
              <span className="visually-hidden">{t(count === 1 ? 'post' : 'posts')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
