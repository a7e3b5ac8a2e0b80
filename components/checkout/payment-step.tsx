import { useText } from '#language';
import { Note } from '@/components/ui/note';
import { RadioCards } from '@/components/ui/radio-card';
import { CASH_ON_DELIVERY, ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import type { AmountDue } from './amount-due';
import { CheckoutStep } from './checkout-frame';
import { GiftCardStep } from './gift-card-step.client';
import { OptionCard } from './option-card';
import type { Choice, Choose } from './use-checkout.client';
import type { GiftCardCode } from './use-gift-card-code.client';

const OPTIONS = [
  {
    value: ONLINE_PAYMENT,
    icon: 'wallet-cards' as const,
    text: 'UPI with GPay, PhonePe or Paytm; cards; net banking',
  },
  { value: CASH_ON_DELIVERY, icon: 'banknote' as const, text: 'Pay the courier in cash or by UPI' },
];

/** Cash is paid where the order changes hands. */
const AT_STORE = { label: 'Pay at the store', text: 'In cash or by UPI, when you collect it' };

interface PaymentStepProps {
  sum: AmountDue;
  /** The order is collected from a store. */
  isCollected: boolean;
  /** The rupees that gift vouchers can pay. */
  giftPayable: number;
  choice: Choice;
  choose: Choose;
  code: GiftCardCode;
}

/** The choice of the payment method. */
export function PaymentStep({ sum, isCollected, giftPayable, code, ...chosen }: PaymentStepProps) {
  const t = useText();
  const isWhole = sum.gift > 0 && sum.left === 0;
  return (
    <CheckoutStep number={isCollected ? 2 : 3} title="Payment">
      <GiftCardStep payable={giftPayable} code={code} {...chosen} />
      <div role="status">
        {isWhole && <Note tone="success">{t('Your gift voucher pays all of it.')}</Note>}
      </div>
      {!isWhole && <PaymentOptions isCollected={isCollected} {...chosen} />}
    </CheckoutStep>
  );
}

type PaymentOptionsProps = Pick<PaymentStepProps, 'choice' | 'choose' | 'isCollected'>;

function PaymentOptions({ choice, choose, isCollected }: PaymentOptionsProps) {
  const t = useText();
  const options = OPTIONS.map((option) =>
    isCollected && option.value === CASH_ON_DELIVERY ? { ...option, ...AT_STORE } : option,
  );
  return (
    <RadioCards>
      {options.map((option) => (
        <OptionCard
          key={option.value}
          {...option}
          text={t(option.text)}
          name="payment"
          checked={choice.payment === option.value}
          onChoose={() => choose({ payment: option.value })}
        />
      ))}
    </RadioCards>
  );
}
