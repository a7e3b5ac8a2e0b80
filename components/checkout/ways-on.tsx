import { PaymentWays } from '@/components/shared/payment-sheet';
import { ButtonLink } from '@/components/ui/button-link';
import type { Way } from './payment-words';

/** The ways to go on from a payment; the first is the one to take. */
export function WaysOn({ ways }: { ways: readonly Way[] }) {
  return (
    <PaymentWays>
      {ways.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'main' : 'line'}>
          {label}
        </ButtonLink>
      ))}
    </PaymentWays>
  );
}
