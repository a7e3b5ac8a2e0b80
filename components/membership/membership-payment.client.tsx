'use client';

import { useEffect } from 'react';
import { useCompany } from '#company';
import { useText } from '#language';
import { FlashNote } from '@/components/shared/flash-note';
import { PaymentActions, PaymentSheet } from '@/components/shared/payment-sheet';
import { TextWithElements } from '@/components/shared/text-with-elements';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useSurface } from '@/components/ui/link.client';
import { formatRupees } from '@/contract/shop/money';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import { isInApp, onSurface } from '@/lib/surface';
import type { MembershipPaymentPageData, MembershipPaymentState } from '@/lib/view/membership';
import { nextOfMember } from './member-gains';
import { MemberWelcome } from './member-welcome';
import { MEMBERSHIP_PAYMENT_COPY } from './membership-payment-copy';
import { useMembershipPayment } from './use-membership-payment.client';

/** Waits while a membership is paid in another window. Resumes after a reload. */
export function MembershipPayment({ offer, txnid, first, flash }: MembershipPaymentPageData) {
  const t = useText();
  const { membershipName } = useCompany();
  const { state, gain, isAsking, hasGivenUp, go, welcome } = useMembershipPayment(txnid, first);
  useAddress({ plan: offer.plan, txnid });
  const next = gain ? nextOfMember(gain) : { label: 'Go to the home page', href: routes.home() };
  const step = stepOf({ state, isAsking, hasGivenUp });
  const { title, text, role, button } = MEMBERSHIP_PAYMENT_COPY[step];
  return (
    <PaymentSheet key={step} title={title} role={role} isBusy={step === 'waiting'}>
      {flash?.isError && step === 'new' && <FlashNote flash={flash} />}
      <p>
        {membershipName}, {t(offer.name).toLowerCase()}:{' '}
        <TextWithElements
          text="{price}, GST included."
          elements={{ price: <b className="num">{formatRupees(offer.price)}</b> }}
        />
      </p>
      <p>{t(text)}</p>
      {step === 'paid' && <MemberWelcome {...welcome} gain={gain} />}
      {(step === 'new' || step === 'waiting') && <RefreshLink plan={offer.plan} txnid={txnid} />}
      <PaymentActions>
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
          <>
            <ButtonLink href={next.href}>{t(next.label)}</ButtonLink>
            <ButtonLink href={routes.membership()} variant="line">
              {t('See my membership')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={routes.membershipPlans()} variant="text">
            {t('Back to the plans')}
          </ButtonLink>
        )}
      </PaymentActions>
    </PaymentSheet>
  );
}

/** Writes the purchase's id to the URL, so that a reloaded page continues with it. */
function useAddress({ plan, txnid }: { plan: string; txnid: string }): void {
  const href = onSurface(routes.membershipPayment({ plan, txnid }), useSurface());
  useEffect(() => {
    if (new URLSearchParams(location.search).get('txnid') !== txnid) {
      history.replaceState(null, '', href);
    }
  }, [href, txnid]);
}

function RefreshLink(payment: { plan: string; txnid: string }) {
  const t = useText();
  const surface = useSurface();
  return (
    <noscript>
      <p>
        <a className="link" href={onSurface(routes.membershipPayment(payment), surface)}>
          {t('Look again')}
        </a>
      </p>
    </noscript>
  );
}

interface PaymentStatus {
  state: MembershipPaymentState;
  isAsking: boolean;
  hasGivenUp: boolean;
}

function stepOf({
  state,
  isAsking,
  hasGivenUp,
}: PaymentStatus): keyof typeof MEMBERSHIP_PAYMENT_COPY {
  if (isAsking) return 'waiting';
  return hasGivenUp && state === 'waiting' ? 'unknown' : state;
}

interface PayFormProps {
  plan: string;
  txnid: string;
  label: string;
  /** The payment page is open already, so the button is secondary. */
  isSecond: boolean;
  onOpen: () => void;
}

/** Opens the payment page in a new window; inside the mobile app, in the same one. */
function PayForm({ plan, txnid, label, isSecond, onOpen }: PayFormProps) {
  const t = useText();
  const surface = useSurface();
  const from = onSurface(routes.membershipPayment({ plan, txnid }), surface);
  return (
    <form
      action={orderApi.membershipPayment()}
      method="post"
      target={isInApp(surface) ? undefined : '_blank'}
      // Runs after the submission: a form that React replaces during it would not be sent.
      onSubmit={() => setTimeout(onOpen)}
    >
      {Object.entries({ plan, txnid, surface, from }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={isSecond ? 'line' : 'main'}>
        {t(label)}
      </Button>
    </form>
  );
}
