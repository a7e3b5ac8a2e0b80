import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import type { ShownGiftVoucher } from '@/lib/api/gift-vouchers';
import { giftVoucherMessages } from '@/lib/api/gift-vouchers';
import { formatRupees } from '@/lib/format/money';
import styles from './gift-vouchers.module.css';

/** The customer's gift vouchers and what is left of them; null where they could not be read. */
export function GiftVouchers({ vouchers }: { vouchers: ShownGiftVoucher[] | null }) {
  if (!vouchers) return <Note tone="error">{giftVoucherMessages.notLoaded}</Note>;
  if (vouchers.length === 0) return null;
  return (
    <Panel>
      <h2 className={styles.title}>Gift vouchers</h2>
      <ul className={styles.list}>
        {vouchers.map(({ id, ending, amount, balance, received }) => (
          <li key={id}>
            <span>
              Ending in <span className={styles.code}>{ending}</span>
              <span className={styles.since}>
                {formatRupees(amount)}, added on{' '}
                <time dateTime={received.iso}>{received.text}</time>
              </span>
            </span>
            <b className="num">{formatRupees(balance)} left</b>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>You choose at the checkout whether to use them.</p>
    </Panel>
  );
}
