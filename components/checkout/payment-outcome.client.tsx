'use client';

import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button, ButtonLink } from '@/components/ui/button';
import type { PaymentEnd } from '@/lib/api/checkout';
import { checkoutMessages } from '@/lib/api/checkout';
import { routes } from '@/lib/routes';
import styles from './payment.module.css';
import { PaymentFailed } from './payment-failed';
import { usePayment } from './use-payment.client';

interface PaymentOutcomeProps {
  txnid: string;
  /** How the payment stood when the page was drawn. */
  first: PaymentEnd;
}

/** What became of a payment. While nobody knows, it asks every two seconds, for two minutes at most. */
export function PaymentOutcome({ txnid, first }: PaymentOutcomeProps) {
  const { end, hasGivenUp } = usePayment(txnid, first);
  if (end === 'failed') return <PaymentFailed />;
  if (end === 'paid') return <Paid txnid={txnid} />;
  return <Open txnid={txnid} hasGivenUp={hasGivenUp} />;
}

/** The button is a form, so that the gift and the voucher of the cart are forgotten without scripts too. */
function Paid({ txnid }: { txnid: string }) {
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title} role="status">
        {checkoutMessages.paid}
      </h1>
      <p>Thank you! Your order is confirmed.</p>
      <form action={`/api/payment/${txnid}`} method="post" className={styles.ways}>
        <HiddenFields next={routes.orders()} />
        <Button type="submit">See my orders</Button>
        <ButtonLink href={routes.shop()} variant="line">
          Continue shopping
        </ButtonLink>
      </form>
    </div>
  );
}

function Open({ txnid, hasGivenUp }: { txnid: string; hasGivenUp: boolean }) {
  return (
    <div className={styles.sheet}>
      {!hasGivenUp && <span className={styles.wheel} aria-hidden="true" />}
      <h1 className={styles.title}>Your payment is being confirmed</h1>
      <p role="status">
        {hasGivenUp
          ? 'Your bank has not answered yet. You need not pay again: we go on asking, and your order shows when it is paid.'
          : checkoutMessages.doNotRefresh}
      </p>
      <noscript>
        <p>
          <a href={routes.paid(txnid)}>Look again</a>
        </p>
      </noscript>
      <div className={styles.ways}>
        <ButtonLink href={routes.orders()} variant="line">
          My orders
        </ButtonLink>
        {hasGivenUp && (
          <ButtonLink href={routes.cart()} variant="text">
            Back to cart
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
