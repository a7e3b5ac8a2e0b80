'use client';

import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { PaymentSheet, PaymentWays } from '@/components/shared/payment-sheet';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import type { PaymentPurpose } from '@/contract/payment';
import type { PaymentEnd } from '@/lib/api/checkout';
import { checkoutMessages } from '@/lib/api/checkout';
import { routes } from '@/lib/routes';
import { PaymentComesBack } from './payment-comes-back';
import { PaymentFailed } from './payment-failed';
import { PAYMENT_WORDS } from './payment-words';
import { usePayment } from './use-payment.client';

interface Paying {
  txnid: string;
  purpose: PaymentPurpose;
}

interface PaymentOutcomeProps extends Paying {
  /** How the payment stood when the page was drawn. */
  first: PaymentEnd;
}

/** What became of a payment. While nobody knows, it asks every two seconds, for two minutes at most. */
export function PaymentOutcome({ first, ...paying }: PaymentOutcomeProps) {
  const { end, hasGivenUp } = usePayment(paying.txnid, first);
  if (end === 'failed') return <PaymentFailed purpose={paying.purpose} />;
  if (end === 'paid') return <Paid {...paying} />;
  if (end === 'open') return <Open {...paying} hasGivenUp={hasGivenUp} />;
  return <PaymentComesBack purpose={paying.purpose} isOther={end === 'other than asked'} />;
}

/** The button is a form, so that the gift and the voucher of the cart are forgotten without scripts too. */
function Paid({ txnid, purpose }: Paying) {
  const { text, ways } = PAYMENT_WORDS[purpose].paid;
  const [first, second] = ways;
  return (
    <PaymentSheet title={checkoutMessages.paid} role="status">
      <p>{text}</p>
      <form action={`/api/payment/${txnid}`} method="post">
        <HiddenFields next={first.href} />
        <PaymentWays>
          {purpose === 'order' ? (
            <Button type="submit">{first.label}</Button>
          ) : (
            <ButtonLink href={first.href}>{first.label}</ButtonLink>
          )}
          <ButtonLink href={second.href} variant="line">
            {second.label}
          </ButtonLink>
        </PaymentWays>
      </form>
    </PaymentSheet>
  );
}

function Open({ txnid, purpose, hasGivenUp }: Paying & { hasGivenUp: boolean }) {
  const { text, ways } = PAYMENT_WORDS[purpose].later;
  return (
    <PaymentSheet title="Your payment is being confirmed" isBusy={!hasGivenUp}>
      <p role="status">{hasGivenUp ? text : checkoutMessages.doNotRefresh}</p>
      <noscript>
        <p>
          <a href={routes.paid(txnid)}>Look again</a>
        </p>
      </noscript>
      <PaymentWays>
        {(hasGivenUp ? ways : ways.slice(0, 1)).map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="line">
            {label}
          </ButtonLink>
        ))}
      </PaymentWays>
    </PaymentSheet>
  );
}
