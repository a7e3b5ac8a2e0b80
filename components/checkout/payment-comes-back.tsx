import { PaymentSheet } from '@/components/shared/payment-sheet';
import type { PaymentPurpose } from '@/contract/payment';
import { checkoutMessages } from '@/lib/api/checkout';
import { PAYMENT_WORDS } from './payment-words';
import { WaysOn } from './ways-on';

interface PaymentComesBackProps {
  purpose: PaymentPurpose;
  /** What came is another payment than the shop had asked for. */
  isOther: boolean;
}

/** A payment that was made and could not be used: where its money is. */
export function PaymentComesBack({ purpose, isOther }: PaymentComesBackProps) {
  const { text, ways } = PAYMENT_WORDS[purpose].notNeeded;
  return (
    <PaymentSheet title={checkoutMessages.comesBack} role="alert">
      <p>{isOther ? checkoutMessages.otherThanAsked : text}</p>
      <WaysOn ways={ways} />
    </PaymentSheet>
  );
}
