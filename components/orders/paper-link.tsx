import { FileDown } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import styles from './paper-link.module.css';

interface PaperLinkProps {
  order: { id: number; order_id: string };
  paper: 'invoice' | 'credit-note';
  label: string;
  /** One of many on the page: small, and told apart by the order's number. */
  isOfMany?: boolean;
}

/** A file of the shop, not a page of it. */
export function PaperLink({ order, paper, label, isOfMany = false }: PaperLinkProps) {
  return (
    <a
      className={classNames(styles.paper, isOfMany && styles.small)}
      href={`/api/orders/${order.id}/${paper}`}
      download={`${paper}-${order.order_id}.pdf`}
    >
      <FileDown aria-hidden="true" />
      {label}
      {isOfMany && <span className="visually-hidden">: {order.order_id}</span>}
    </a>
  );
}
