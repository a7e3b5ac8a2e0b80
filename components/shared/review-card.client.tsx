'use client';

import type { ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { Stars } from '@/components/ui/stars';
import type { DisplayedReview } from '@/lib/view/product';
import { HelpfulForm } from './helpful-form';
import styles from './review-card.module.css';
import { ReviewPhotos } from './review-photos';

interface ReviewCardProps {
  productId: number;
  review: DisplayedReview;
  /** Replaces the plain text of the review. */
  text?: ReactNode;
}

/** One review. A client component, because its few props are all that a page repeats of it. */
export function ReviewCard({
  productId,
  review,
  text = <ReviewBody text={review.review} />,
}: ReviewCardProps) {
  const t = useText();
  return (
    <article className={`column gap-2-half ${styles.review}`}>
      <div className="row between gap-3">
        <Stars value={review.rating} />
        <time className="hint" dateTime={review.day.iso}>
          {t.filled(review.day.text)}
        </time>
      </div>
      {text}
      <ReviewPhotos review={review} />
      {review.shop_answer && (
        <div className={`stack gap-1 ${styles.answer}`}>
          <b className="small">{t('Answer of the shop')}</b>
          <ReviewBody text={review.shop_answer} />
        </div>
      )}
      <footer className={`cluster middle between gap-x-3 ${styles.author}`}>
        <span className="cluster middle gap-half gap-x-3">
          <b lang={t.langOf(review.name)}>{review.name}</b>
          {review.is_verified_buyer && (
            <span className="inline-row gap-1-half small text-success icon-16">
              <Icon name="circle-check" />
              {t('Verified buyer')}
            </span>
          )}
        </span>
        <HelpfulForm productId={productId} review={review} />
      </footer>
    </article>
  );
}

function ReviewBody({ text }: { text: string }) {
  const t = useText();
  return (
    text && (
      <p className={styles.text} lang={t.langOf(text)}>
        {text}
      </p>
    )
  );
}
