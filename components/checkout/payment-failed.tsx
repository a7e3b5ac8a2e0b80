import { PaymentSheet, PaymentWays } from '@/components/shared/payment-sheet';
import { ButtonLink } from '@/components/ui/button-link';
import { PAYMENT_FAILED } from '@/contract/order-words';
import type { PaymentPurpose } from '@/contract/payment';
import { PAYMENT_WORDS } from './payment-words';

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
      <PaymentWays>
        {ways.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'main' : 'line'}>
            {label}
          </ButtonLink>
        ))}
      </PaymentWays>
    </PaymentSheet>
  );
}
