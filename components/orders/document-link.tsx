import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { orderApi } from '@/lib/api-routes/orders';
import styles from './document-link.module.css';

interface DocumentLinkProps {
  order: { id: number; order_id: string };
  kind: 'invoice' | 'credit-note';
  label: string;
  /** One of several on the page: small, with the order's number in its label. */
  isOfMany?: boolean;
}

/** A link to a document of an order, which is a file and not a page. */
export function DocumentLink({ order, kind, label, isOfMany = false }: DocumentLinkProps) {
  const t = useText();
  return (
    <a
      className={classNames(
        'inline-row gap-2-half strong text-vana',
        styles.document,
        isOfMany && styles.small,
      )}
      href={orderApi.orderDocument(order.id, kind)}
      download={`${kind}-${order.order_id}.pdf`}
    >
      <Icon name="file-down" />
      {t(label)}
      {isOfMany && <span className="visually-hidden">: {order.order_id}</span>}
    </a>
  );
}
