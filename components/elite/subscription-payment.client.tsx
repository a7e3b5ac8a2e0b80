'use client';

import { useEffect } from 'react';
import { PaymentSheet, PaymentWays } from '@/components/shared/payment-sheet';
import { ButtonLink } from '@/components/ui/button-link';
import { useSurface } from '@/components/ui/link.client';
import { Note } from '@/components/ui/note';
import type { PlanOffer } from '@/contract/elite';
import type { Purchase } from '@/lib/api/elite';
import { formatRupees } from '@/lib/format/money';
import type { FormFlash } from '@/lib/forms/form-flash';
import { onSurface, routes } from '@/lib/routes';
import { PayForm } from './pay-form.client';
import { PURCHASE_WORDS } from './purchase-words';
import { usePurchase } from './use-purchase.client';

interface SubscriptionPaymentProps {
  offer: PlanOffer;
  txnid: string;
  /** How the purchase stood when the page was drawn. */
  first: Purchase;
  /** Why the payment page could not be opened. */
  flash: FormFlash | undefined;
}

/** Waits while a membership is paid in another window. Drawn anew, it goes on where it was. */
export function SubscriptionPayment({ offer, txnid, first, flash }: SubscriptionPaymentProps) {
  const { state, isAsking, hasGivenUp, go } = usePurchase(txnid, first);
  useAddress({ plan: offer.plan, txnid });
  const step = stepOf({ state, isAsking, hasGivenUp });
  const { title, text, role, button } = PURCHASE_WORDS[step];
  return (
    <PaymentSheet key={step} title={title} role={role} isBusy={step === 'waiting'}>
      {flash?.isError && step === 'new' && <Note tone="error">{flash.message}</Note>}
      <p>
        Vanya Elite, {offer.name.toLowerCase()}: <b className="num">{formatRupees(offer.price)}</b>,
        GST included.
      </p>
      <p>{text}</p>
      {(step === 'new' || step === 'waiting') && <LookAgain plan={offer.plan} txnid={txnid} />}
      <PaymentWays>
        {button && (
          <PayForm
            plan={offer.plan}
            txnid={txnid}
            label={button}
            isSecond={step === 'waiting'}
            onOpen={go}
          />
        )}
        {step === 'paid' ? (
          <ButtonLink href={routes.home()}>Go to the home page</ButtonLink>
        ) : (
          <ButtonLink href={routes.subscriptionPlans()} variant="text">
            Back to the plans
          </ButtonLink>
        )}
      </PaymentWays>
    </PaymentSheet>
  );
}

/** Keeps the purchase's name in the address, so that a page opened anew goes on with it. */
function useAddress({ plan, txnid }: { plan: string; txnid: string }): void {
  const href = onSurface(routes.subscriptionPayment({ plan, txnid }), useSurface());
  useEffect(() => {
    if (new URLSearchParams(location.search).get('txnid') !== txnid) {
      history.replaceState(null, '', href);
    }
  }, [href, txnid]);
}

function LookAgain(purchase: { plan: string; txnid: string }) {
  return (
    <noscript>
      <p>
        <a className="link" href={routes.subscriptionPayment(purchase)}>
          Look again
        </a>
      </p>
    </noscript>
  );
}

interface Standing {
  state: Purchase;
  isAsking: boolean;
  hasGivenUp: boolean;
}

function stepOf({ state, isAsking, hasGivenUp }: Standing): keyof typeof PURCHASE_WORDS {
  if (isAsking) return 'waiting';
  return hasGivenUp && state === 'waiting' ? 'unknown' : state;
}
