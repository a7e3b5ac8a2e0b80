import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link.client';
import type { BlogNeighbour } from '@/lib/view/blogs';
import styles from './post-neighbours.module.css';

export interface Neighbours {
  /** The post published before; null: this is the oldest. */
  previous: BlogNeighbour | null;
  /** The post published after; null: this is the newest. */
  next: BlogNeighbour | null;
}

/** Links to the posts before and after a post. */
export function PostNeighbours({ previous, next }: Neighbours) {
  const t = useText();
  if (!previous && !next) return null;
  return (
    <nav className={`wrap no-print ${styles.neighbours}`} aria-label={t('Previous and next post')}>
      {previous && (
        <Link className={styles.previous} rel="prev" href={previous.path}>
          <span className="inline-row gap-1-half mb-1-half small muted">
            <Icon name="arrow-left" />
            {t('Previous')}
          </span>
          <b lang={t.langOf(previous.title)}>{previous.title}</b>
        </Link>
      )}
      {next && (
        <Link className={styles.next} rel="next" href={next.path}>
          <span className="inline-row gap-1-half mb-1-half small muted">
            {t('Next')}
            <Icon name="arrow-right" />
          </span>
          <b lang={t.langOf(next.title)}>{next.title}</b>
        </Link>
      )}
    </nav>
  );
}
