import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import type { OrderDetail } from '@/contract/orders/order';
import { routes } from '@/lib/routes';
import { replacementSentence } from './order-labels';

/** The way from a cancelled order to the one that took its place. */
export function ReplacementLink({ order }: { order: Pick<OrderDetail, 'replaced_by'> }) {
  const t = useText();
  const sentence = replacementSentence(order, t);
  if (!order.replaced_by || !sentence) return null;
  return (
    <Link className="link small num" href={routes.order(order.replaced_by.id)}>
      {t(sentence)}
    </Link>
  );
}
