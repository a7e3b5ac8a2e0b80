import { useId } from 'react';
import { useText } from '#language';
import { ChipLink, Chips } from '@/components/ui/chip';
import type { ReviewMentions } from '@/contract/catalogue/product';
import { REVIEW_QUALITIES, type ReviewQuality } from '@/contract/catalogue/review-qualities';
import { grouped } from '@/contract/shop/grouped';
import styles from './mention-chips.module.css';

interface MentionChipsProps {
  mentions: ReviewMentions;
  /** The URL of the reviews that mention a quality; of all, for the one that is chosen. */
  hrefFor: (quality: ReviewQuality | undefined) => string;
  /** What the reviews are limited to. */
  chosen?: ReviewQuality | undefined;
}

/** What the reviews of a product speak of, with how many of them; each leads to these. */
export function MentionChips({ mentions, hrefFor, chosen }: MentionChipsProps) {
  const t = useText();
  const id = useId();
  if (mentions.length === 0) return null;
  return (
    <div className={`stack gap-2 ${styles.mentions}`}>
      <p id={id} className="small muted">
        {t('Reviews mention')}
      </p>
      <Chips aria-labelledby={id}>
        {mentions.map(({ quality, count }) => (
          <li key={quality}>
            <ChipLink
              href={hrefFor(quality === chosen ? undefined : quality)}
              isCurrent={quality === chosen}
              scroll={false}
            >
              {t(REVIEW_QUALITIES[quality])} <span className="num">{grouped(count)}</span>
            </ChipLink>
          </li>
        ))}
      </Chips>
    </div>
  );
}
