import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { grouped } from '@/contract/shop/grouped';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { routes } from '@/lib/routes';
import type { DisplayedReview } from '@/lib/view/product';
import styles from './helpful-form.module.css';
import { ReturnToFields } from './return-to-fields.client';

interface HelpfulFormProps {
  productId: number;
  review: DisplayedReview;
}

/**
 * Marks a review as helpful, or takes the mark back, as a plain form: the page of the review form
 * says what holds. `useHelpfulTaps` answers it without a new page.
 */
export function HelpfulForm({ productId, review }: HelpfulFormProps) {
  const t = useText();
  const { id, name, helpful_count: count } = review;
  return (
    <form action={shoppingApi.markReview(id)} method="post" data-helpful={id}>
      <ReturnToFields next={routes.writeReview(productId)} from={routes.writeReview(productId)} />
      <button type="submit" className={`small ${styles.button}`} aria-pressed="false">
        <Icon name="thumbs-up" />
        {t('Helpful')}
        <span className={`num ${styles.count}`}>{count > 0 && grouped(count)}</span>
        <span className="visually-hidden">: {name}</span>
      </button>
    </form>
  );
}
