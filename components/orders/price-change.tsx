import { useText } from '#language';
import { failureNoteMessages } from '@/contract/messages/failure-notes';
import { orderMessages } from '@/contract/messages/orders';
import type { OrderDetail, PriceChange } from '@/contract/orders/order';
import { formatRupees } from '@/contract/shop/money';
import { PayOnDeliveryButton, PayOrderButton } from './pay-buttons.client';
import styles from './price-change.module.css';

interface PriceChangePanelProps {
  order: Pick<OrderDetail, 'id' | 'final_total'>;
  change: PriceChange;
}

/** What differs since an unpaid order was placed: old and new figures, to accept or to leave. */
export function PriceChangePanel({ order, change }: PriceChangePanelProps) {
  const t = useText();
  const { figures, missing, final_total: amount } = change;
  if (missing.length > 0) return <GoodsMissing names={missing} />;
  const total = { label: 'To pay', displayed: order.final_total, now: amount };
  const rows = [...figures.map((one) => ({ ...one, label: labelOf(one) })), total];
  return (
    <section className={`stack gap-3 ${styles.change}`} aria-labelledby="price-change">
      <h2 className="title-size" id="price-change">
        {t(orderMessages.pricesDiffer)}
      </h2>
      <p>
        {t('Your goods were not held any longer. Accept the prices of today, or cancel the order.')}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('When you ordered')}</th>
            <th scope="col">{t('Today')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, displayed, now }) => (
            <tr key={label}>
              <th scope="row">{t(label)}</th>
              <td className="num">{formatRupees(displayed)}</td>
              <td className="num">{formatRupees(now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="cluster gap-3">
        <PayOrderButton id={order.id} amount={amount} />
        <PayOnDeliveryButton id={order.id} amount={amount} variant="line" />
      </div>
    </section>
  );
}

function labelOf({ name, product }: PriceChange['figures'][number]): string {
  return name === 'price' ? (product ?? '') : failureNoteMessages.figures[name];
}

function GoodsMissing({ names }: { names: string[] }) {
  const t = useText();
  return (
    <section className={`stack gap-3 ${styles.change}`} aria-labelledby="price-change">
      <h2 className="title-size" id="price-change">
        {t('This order cannot be had as it is')}
      </h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{t('{name} is sold out.', { name })}</li>
        ))}
      </ul>
      <p>{t('“Order again” puts the rest into your cart.')}</p>
    </section>
  );
}
