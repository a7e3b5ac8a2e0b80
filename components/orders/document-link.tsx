import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { orderApi } from '@/lib/api-routes/orders';
import { query } from '@/lib/api-routes/path';
import styles from './document-link.module.css';

interface DocumentLinkProps {
  order: { id: number; order_id: string };
  kind: 'invoice' | 'credit-note';
  label: string;
  /** That of one of several credit notes. */
  number?: string;
  /** One of several on the page: small, with the order's number in its label. */
  isOfMany?: boolean;
}

/** A link to a document of an order, which is a file and not a page. */
export function DocumentLink({ order, kind, label, number, isOfMany = false }: DocumentLinkProps) {
  const t = useText();
  return (
    <a
      className={classNames(
        'inline-row gap-2-half strong text-vana',
        styles.document,
        isOfMany && styles.small,
      )}
      href={query(orderApi.orderDocument(order.id, kind), number ? { number } : {})}
      download={`${kind}-${(number ?? order.order_id).replaceAll('/', '-')}.pdf`}
    >
      <Icon name="file-down" />
      {number ? t(label, { number }) : t(label)}
      {isOfMany && <span className="visually-hidden">: {order.order_id}</span>}
    </a>
  );
}
