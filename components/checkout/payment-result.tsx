import { PaymentActions, PaymentSheet } from '@/components/shared/payment-sheet';
import { ButtonLink } from '@/components/ui/button-link';
import { paymentMessages } from '@/contract/messages/payments';
import type { PaymentPurpose } from '@/contract/payment-kinds';
import type { NextLink } from './payment-copy';
import { OTHER_THAN_ASKED, PAYMENT_COPY } from './payment-copy';

interface PaymentFailedProps {
  purpose: PaymentPurpose;
  title?: string;
  /** Details, one sentence each. */
  notes?: readonly string[];
}

/** A failed payment, and its effect on the purchase. */
export function PaymentFailed({
  purpose,
  title = paymentMessages.failed,
  notes = [],
}: PaymentFailedProps) {
  const { text, links } = PAYMENT_COPY[purpose].failed;
  return (
    <PaymentSheet title={title} role="alert">
      <p>{text}</p>
      {notes.map((note) => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
      <NextLinks links={links} />
    </PaymentSheet>
  );
}

interface PaymentReturnedProps {
  purpose: PaymentPurpose;
  /** The payment received differs from the one requested. */
  isOther: boolean;
}

/** A payment that succeeded but could not be used, and its refund. */
export function PaymentReturned({ purpose, isOther }: PaymentReturnedProps) {
  const { text, links } = PAYMENT_COPY[purpose].notNeeded;
  return (
    <PaymentSheet title={paymentMessages.comesBack} role="alert">
      <p>{isOther ? OTHER_THAN_ASKED : text}</p>
      <NextLinks links={links} />
    </PaymentSheet>
  );
}

/** The links to continue with; the first is the recommended one. */
function NextLinks({ links }: { links: readonly NextLink[] }) {
  return (
    <PaymentActions>
      {links.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'main' : 'line'}>
          {label}
        </ButtonLink>
      ))}
    </PaymentActions>
  );
}
