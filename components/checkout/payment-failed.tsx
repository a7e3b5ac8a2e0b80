import { PaymentSheet } from '@/components/shared/payment-sheet';
import { PAYMENT_FAILED } from '@/contract/order-words';
import type { PaymentPurpose } from '@/contract/payment';
import { PAYMENT_WORDS } from './payment-words';
import { WaysOn } from './ways-on';

interface PaymentFailedProps {
  purpose: PaymentPurpose;
  title?: string;
}

/** A payment that came to nothing: what that means for what was to be paid. */
export function PaymentFailed({ purpose, title = PAYMENT_FAILED }: PaymentFailedProps) {
  const { text, ways } = PAYMENT_WORDS[purpose].failed;
  return (
    <PaymentSheet title={title} role="alert">
      <p>{text}</p>
      <WaysOn ways={ways} />
    </PaymentSheet>
  );
}
