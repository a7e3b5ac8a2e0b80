import { Banknote, WalletCards } from 'lucide-react';
import { RadioCard } from '@/components/ui/radio-card';
import styles from './checkout-view.module.css';
import { Step } from './step';
import type { Choice, Choose } from './use-checkout.client';

const WAYS = [
  { value: 'Online Payment', Icon: WalletCards, words: 'UPI, cards, net banking' },
  { value: 'Cash on Delivery', Icon: Banknote, words: 'Pay the courier in cash or by UPI' },
];

/** How the order is paid. */
export function PaymentStep({ choice, choose }: { choice: Choice; choose: Choose }) {
  return (
    <Step number={2} title="Payment">
      <div className={styles.cards}>
        {WAYS.map(({ value, Icon, words }) => (
          <RadioCard
            key={value}
            name="payment"
            value={value}
            checked={choice.payment === value}
            onChange={() => choose({ payment: value })}
          >
            <span className={styles.option}>
              <Icon aria-hidden="true" />
              <span>
                <b>{value}</b>
                <span className={styles.words}>{words}</span>
              </span>
            </span>
          </RadioCard>
        ))}
      </div>
    </Step>
  );
}
