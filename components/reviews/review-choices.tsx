import { useText } from '#language';
import { ChipLink, Chips, RemoveChip } from '@/components/ui/chip';
import { REVIEW_ORDERINGS, type ReviewOrdering } from '@/contract/catalogue/reviews';
import { countOf } from '@/lib/format/counter';
import type { ReviewList } from '@/lib/routing/review-list';

const NAMES: Record<ReviewOrdering, string> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};

interface ReviewChoicesProps {
  list: ReviewList;
  /** The URL of the first page of another choice. */
  hrefFor: (change: Partial<ReviewList>) => string;
}

/** The order of the reviews, and the number of stars they are limited to. */
export function ReviewChoices({ list, hrefFor }: ReviewChoicesProps) {
  const t = useText();
  return (
    <div className="cluster between gap-2 gap-x-6 mb-5">
      <Chips aria-label={t('Sort')}>
        {REVIEW_ORDERINGS.map((sort) => (
          <li key={sort}>
            <ChipLink href={hrefFor({ sort })} isCurrent={sort === list.sort} scroll={false}>
              {t(NAMES[sort])}
            </ChipLink>
          </li>
        ))}
      </Chips>
      {list.stars !== undefined && (
        <Chips aria-label={t('Filter')}>
          <li>
            <RemoveChip href={hrefFor({ stars: undefined })} scroll={false}>
              {t.filled(countOf(list.stars, 'star'))}
            </RemoveChip>
          </li>
        </Chips>
      )}
    </div>
  );
}
