import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link.client';
import { StarShape, Stars } from '@/components/ui/stars';
import type { StarDistribution } from '@/contract/catalogue/product';
import { countOf } from '@/lib/format/counter';
import styles from './rating-summary.module.css';
import { TextWithElements } from './text-with-elements';

const STARS = [5, 4, 3, 2, 1] as const;

interface RatingSummaryProps {
  average: number;
  count: number;
  /** The number of reviews for each number of stars. */
  distribution: StarDistribution;
  /** The URL of the reviews with a number of stars alone. */
  hrefFor: (stars: number) => string;
  /** The number of stars that the reviews are limited to. */
  chosen?: number | undefined;
}

/**
 * The average in large figures, and the share of the reviews for each number of stars. A bar leads
 * to its reviews.
 */
export function RatingSummary(props: RatingSummaryProps) {
  const t = useText();
  const { average, count, distribution, hrefFor, chosen } = props;
  if (count === 0) return null;
  return (
    <div>
      <p className={`row gap-4 ${styles.average}`}>
        <span>
          <TextWithElements
            text="{average} out of 5"
            elements={{ average: <b>{average.toFixed(1)}</b> }}
          />
        </span>
        <span className="stack gap-1-half">
          <Stars value={average} />
          <span className="num">{t.filled(countOf(count, 'review'))}</span>
        </span>
      </p>
      <ul className={styles.distribution}>
        {STARS.map((stars) => (
          <li key={stars}>
            <StarShare
              stars={stars}
              reviews={distribution[stars]}
              percent={Math.round((distribution[stars] / count) * 100)}
              href={hrefFor(stars)}
              isChosen={stars === chosen}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface StarShareProps {
  stars: number;
  reviews: number;
  percent: number;
  href: string;
  isChosen: boolean;
}

/** The bar of one number of stars; without reviews it leads nowhere. */
function StarShare({ stars, reviews, percent, href, isChosen }: StarShareProps) {
  const t = useText();
  const row = (
    <>
      <span>
        <span aria-hidden>{stars}</span>
        <span className="visually-hidden">{`${t.filled(countOf(stars, 'star'))}, `}</span>
      </span>
      <StarShape className={styles.star} />
      <span className={styles.track}>
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </span>
      <span className="muted text-right">
        {percent}%<span className="visually-hidden">, {t.filled(countOf(reviews, 'review'))}</span>
      </span>
    </>
  );
  if (reviews === 0)
    return <span className={`stack middle gap-2 small num ${styles.row}`}>{row}</span>;
  return (
    <Link
      className={classNames('stack middle gap-2 small num', styles.row, styles.link)}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
    >
      {row}
    </Link>
  );
}
