import type { ReactNode } from 'react';
import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { Stars } from '@/components/ui/stars';
import { type Message, withValues } from '@/contract/messages/text-with-values';
import type { OrderDetail } from '@/contract/orders/order';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import styles from './order-lines.module.css';

type Line = OrderDetail['rated_product_info'][number];

interface OrderLinesProps {
  lines: Line[];
  /** The review control of a line; none for packing. */
  review: ((line: Line) => ReactNode) | undefined;
  /** The reminder to buy a line again; null where there is none to be had. */
  refill?: (line: Line) => ReactNode;
}

/** The items of an order, at the prices of its date; each links to its product, if it has a page. */
export function OrderLines({ lines, review, refill }: OrderLinesProps) {
  const t = useText();
  return (
    <ul className="card">
      {lines.map((line) => (
        <li key={line.id} className={`stack gap-2 gap-x-5 wrap-anywhere ${styles.line}`}>
          <div className={`filled frame ratio-product round-2 ${styles.image}`}>
            {line.product_image && <Thumbnail picture={line.product_image} alt="" />}
          </div>
          <div>
            <h3>
              {hasPage(line) ? (
                <Link href={routes.product(line.id, line.product_name)}>
                  {t.nameOf({ name: line.product_name, translations: line.translations })}
                </Link>
              ) : (
                t.nameOf({ name: line.product_name, translations: line.translations })
              )}
            </h3>
            {line.parts && <PartsInWords parts={line.parts} />}
            {!line.is_sold && <p className="muted small">{t('No longer sold')}</p>}
            <p className="muted small num">
              {line.quantity} × {formatRupees(line.selling_price)}
              {line.tax_name && <>{t(', {tax} included', { tax: t.filled(taxOf(line)) })}</>}
            </p>
            {line.product_rating_by_user !== null && (
              <p className="cluster middle gap-2">
                <span className="muted small">{t('Your rating')}</span>
                <Stars value={line.product_rating_by_user} />
              </p>
            )}
            {refill?.(line)}
          </div>
          <b className="num">{formatRupees(line.product_total)}</b>
          {review && hasPage(line) && <div className={styles.review}>{review(line)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** What the bundle consisted of. */
function PartsInWords({ parts }: { parts: NonNullable<Line['parts']> }) {
  const t = useText();
  return (
    <ul className="muted small">
      {parts.map(({ id, product_name: name, size, translations, quantity }) => (
        <li key={id}>
          {quantity} ×{' '}
          {[t.nameOf({ name, translations }), t.fieldOf({ size, translations }, 'size')]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

/** Whether a line has a product page, and so a place for reviews. */
function hasPage({ is_packing: isPacking, is_sold: isSold }: Line): boolean {
  return isSold && !isPacking;
}

/** Another API may give the name of the tax alone. */
function taxOf({ tax_name: name, tax_percent: percent }: Line): Message {
  return percent === undefined ? name : withValues('GST {percent}%', { percent });
}
