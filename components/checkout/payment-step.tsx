import { Banknote, WalletCards } from 'lucide-react';
import { Note } from '@/components/ui/note';
import styles from './checkout-view.module.css';
import { GiftStep } from './gift-step';
import { Step } from './step';
import type { ToPay } from './to-pay';
import type { Choice, Choose } from './use-checkout.client';
import type { GiftCode } from './use-gift-code.client';
import { WayCard } from './way-card';

const WAYS = [
  { value: 'Online Payment', Icon: WalletCards, words: 'UPI, cards, net banking' },
  { value: 'Cash on Delivery', Icon: Banknote, words: 'Pay the courier in cash or by UPI' },
];

interface PaymentStepProps {
  sum: ToPay;
  /** Rupees that gift vouchers can pay. */
  giftPayable: number;
  choice: Choice;
  choose: Choose;
  code: GiftCode;
}

/** How the order is paid. */
export function PaymentStep({ sum, giftPayable, code, ...chosen }: PaymentStepProps) {
  const isWhole = sum.gift > 0 && sum.left === 0;
  return (
    <Step number={2} title="Payment">
      <GiftStep payable={giftPayable} code={code} {...chosen} />
      <div role="status">
        {isWhole && <Note tone="success">Your gift voucher pays all of it.</Note>}
      </div>
      {!isWhole && <Ways {...chosen} />}
    </Step>
  );
}

function Ways({ choice, choose }: Pick<PaymentStepProps, 'choice' | 'choose'>) {
  return (
    <div className={styles.cards}>
      {WAYS.map((way) => (
        <WayCard
          key={way.value}
          {...way}
          name="payment"
          checked={choice.payment === way.value}
          onChange={() => choose({ payment: way.value })}
        />
      ))}
    </div>
  );
}
