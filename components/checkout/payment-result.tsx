import type { ReactNode } from 'react';
import { useText } from '#language';
import { CallLine } from '@/components/shared/call-line';
import { PaymentActions, PaymentSheet } from '@/components/shared/payment-sheet';
import { ButtonLink } from '@/components/ui/button-link';
import { paymentMessages } from '@/contract/messages/payments';
import type { PaymentPurpose } from '@/contract/orders/payment-kinds';
import { MONEY_AFTER_FAILURE, type NextLink, OTHER_THAN_ASKED, PAYMENT_COPY } from './payment-copy';

/** What the page of a payment can offer for an order that waits for it. */
export interface Retry {
  /** The order's number and amount: `Order VN100028, ₹1,075.60`. */
  order: string;
  /** The buttons that pay it another way. */
  actions: ReactNode;
}

interface PaymentFailedProps {
  purpose: PaymentPurpose;
  title?: string;
  /** Details, one sentence each. */
  notes?: readonly string[];
  retry?: Retry | undefined;
}

/** A failed payment: what became of the money and the purchase, and how to go on. */
export function PaymentFailed({
  purpose,
  title = paymentMessages.failed,
  notes = [],
  retry,
}: PaymentFailedProps) {
  const t = useText();
  const { text, links } = PAYMENT_COPY[purpose].failed;
  return (
    <PaymentSheet title={title} role="alert" motif="aloe">
      {retry && <p className="num">{retry.order}</p>}
      <p>{t(text)}</p>
      <p>{t(MONEY_AFTER_FAILURE)}</p>
      {notes.map((note) => (
        <p key={note} className="muted">
          {t(note)}
        </p>
      ))}
      <NextLinks links={links} retry={retry} />
      <CallLine />
    </PaymentSheet>
  );
}

interface PaymentReturnedProps {
  purpose: PaymentPurpose;
  /** The payment received differs from the one requested. */
  isOther: boolean;
  retry?: Retry | undefined;
}

/** A payment that succeeded but could not be used, and its refund. */
export function PaymentReturned({ purpose, isOther, retry }: PaymentReturnedProps) {
  const t = useText();
  const { text, links } = PAYMENT_COPY[purpose].notNeeded;
  return (
    <PaymentSheet title={paymentMessages.comesBack} role="alert" motif="aloe">
      {isOther && retry && <p className="num">{retry.order}</p>}
      <p>{t(isOther ? OTHER_THAN_ASKED : text)}</p>
      <NextLinks links={links} retry={isOther ? retry : undefined} />
    </PaymentSheet>
  );
}

interface NextLinksProps {
  links: readonly NextLink[];
  retry: Retry | undefined;
}

/** The links to continue with; the first is the recommended one, unless the order can be paid. */
function NextLinks({ links, retry }: NextLinksProps) {
  const t = useText();
  return (
    <PaymentActions>
      {retry?.actions}
      {(retry ? links.slice(0, 1) : links).map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={linkVariant(index, retry)}>
          {t(label)}
        </ButtonLink>
      ))}
    </PaymentActions>
  );
}

function linkVariant(index: number, retry: Retry | undefined) {
  if (retry) return 'text';
  return index === 0 ? 'main' : 'line';
}
