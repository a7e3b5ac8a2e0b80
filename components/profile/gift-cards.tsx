import { useText } from '#language';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { giftCardMessages } from '@/contract/messages/gift-cards';
import { formatRupees } from '@/contract/shop/money';
import type { DisplayedGiftCard } from '@/lib/view/gift-cards';
import styles from './gift-cards.module.css';

/** The customer's gift vouchers and their balances; null if they could not be loaded. */
export function GiftCards({ giftCards }: { giftCards: DisplayedGiftCard[] | null }) {
  const t = useText();
  if (!giftCards) return <Note tone="error">{t(giftCardMessages.notLoaded)}</Note>;
  if (giftCards.length === 0) return null;
  return (
    <Panel>
      <h2 className="mb-3 title-size">{t('Gift vouchers')}</h2>
      <ul className={styles.list}>
        {giftCards.map(({ id, ending, amount, balance, received }) => (
          <li key={id}>
            <span>
              {t('Ending in')} <span className={styles.code}>{ending}</span>
              <span className="block small muted">
                {t('{amount}, added on', { amount: formatRupees(amount) })}{' '}
                <time dateTime={received.iso}>{t.filled(received.text)}</time>
              </span>
            </span>
            <b className="num">{t('{balance} left', { balance: formatRupees(balance) })}</b>
          </li>
        ))}
      </ul>
      <p className="mt-3 hint">{t('You choose at the checkout whether to use them.')}</p>
    </Panel>
  );
}
