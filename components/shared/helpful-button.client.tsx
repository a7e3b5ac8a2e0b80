'use client';

import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { grouped } from '@/contract/shop/grouped';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { useHelpful } from '@/lib/browser/use-helpful';
import { routes } from '@/lib/routes';
import type { DisplayedReview } from '@/lib/view/product';
import styles from './helpful-button.module.css';
import { ReturnToFields } from './return-to-fields.client';

interface HelpfulButtonProps {
  productId: number;
  review: DisplayedReview;
}

/**
 * Marks a review as helpful, or takes it back; its author reads the count alone. Without JavaScript a
 * plain form changes the mark, and the page of the review form says what holds.
 */
export function HelpfulButton({ productId, review }: HelpfulButtonProps) {
  const t = useText();
  const { isOwn, isMarked, count, isPending, change } = useHelpful(productId, review);
  if (isOwn) {
    if (count === 0) return null;
    return (
      <p className="small muted">
        {t('Helpful')} <span className="num">{grouped(count)}</span>
      </p>
    );
  }
  return (
    <form
      action={shoppingApi.markReview(review.id)}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <ReturnToFields next={routes.writeReview(productId)} from={routes.writeReview(productId)} />
      <button
        type="submit"
        className={`small ${styles.button}`}
        aria-pressed={isMarked}
        aria-disabled={isPending}
      >
        <Icon name="thumbs-up" />
        {t('Helpful')}
        {count > 0 && <span className="num">{grouped(count)}</span>}
        <span className="visually-hidden">: {review.name}</span>
      </button>
    </form>
  );
}
