'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useRef } from 'react';
import useSWR from 'swr';
import { useText } from '#language';
import { useSettings } from '#settings';
import { useLazyPart } from '@/components/shared/use-lazy-part.client';
import { Button } from '@/components/ui/button';
import { useSurface } from '@/components/ui/link.client';
import { PageForm } from '@/components/ui/page-form.client';
import { savedByMembers } from '@/contract/messages/delivery';
import { membershipMessages } from '@/contract/messages/memberships';
import type { Message } from '@/contract/messages/text-with-values';
import { formatRupees } from '@/contract/shop/money';
import type { DeliverySettings } from '@/contract/shop/settings';
import { openLogin } from '@/lib/browser/login-popup';
import { newKey } from '@/lib/browser/new-key';
import { openPaymentWindow } from '@/lib/browser/payment-window';
import { useSession } from '@/lib/browser/use-session';
import { routes } from '@/lib/routes';
import { isInApp, onSurface } from '@/lib/surface';
import type { MembershipHistory } from '@/lib/view/membership';
import styles from './join-box.module.css';

const DOUBLE_CLICK_MS = 2000;
/** Only members load it. */
const loadMemberCard = async () => (await import('./member-card')).MemberCard;

/**
 * The form around the plans, with the button that fits the shopper. The page is the same for everyone: for members a
 * text replaces the form in the same space. Without scripts the form itself navigates.
 */
export function JoinBox({ children }: { children: ReactNode }) {
  const t = useText();
  const { delivery } = useSettings();
  const { firstName, isMember, history, onSubmit } = useJoinMembership();
  const MemberCard = useLazyPart(loadMemberCard, isMember);
  return (
    <>
      <PageForm
        action={routes.membershipPayment()}
        className={`stack gap-4 ${styles.form}`}
        inert={isMember}
        onSubmit={onSubmit}
      >
        {children}
        <p className={styles.saving} role="status">
          {t.filled(savingOf(history, delivery))}
        </p>
        <Button type="submit" size="large" block>
          {t(history?.wasMember ? 'Renew/Buy Subscription' : 'Join Elite')}
        </Button>
        <p className="hint">
          {t('GST included. One payment: the membership does not renew by itself.')}
        </p>
      </PageForm>
      {isMember && MemberCard && (
        <MemberCard firstName={firstName} until={history?.until ?? null} />
      )}
    </>
  );
}

/** Returns what the customer's own orders would have saved, else when a month pays off. */
function savingOf(history: MembershipHistory | undefined, delivery: DeliverySettings): Message {
  if (!history || history.deliveryPaid === 0) {
    return savedByMembers(delivery);
  }
  return membershipMessages.deliveryPaid(formatRupees(history.deliveryPaid));
}

/** Returns the shopper's membership status and the submit handler of the plans. */
function useJoinMembership() {
  const { session, isLoaded } = useSession();
  const { loggedIn, isElite, firstName } = session;
  const surface = useSurface();
  const router = useRouter();
  const lastPress = useRef(-DOUBLE_CLICK_MS);
  const { data } = useSWR(loggedIn ? ['elite-history', firstName, isElite] : null, readHistory, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Before the session is loaded, and inside the mobile app, the browser submits the form.
    if (!isLoaded || (loggedIn && isInApp(surface))) return;
    event.preventDefault();
    // A double click is one press, and opens one window.
    if (event.timeStamp - lastPress.current < DOUBLE_CLICK_MS) return;
    lastPress.current = event.timeStamp;
    const plan = String(new FormData(event.currentTarget).get('plan'));
    if (!loggedIn) {
      openLogin({ next: routes.membershipPayment({ plan }) });
      return;
    }
    const payment = { plan, txnid: newKey() };
    openPaymentWindow({ ...payment, surface });
    router.push(onSurface(routes.membershipPayment(payment), surface));
  };
  return { firstName, isMember: isElite, history: data, onSubmit };
}

async function readHistory(): Promise<MembershipHistory> {
  const { fetchMembershipHistory } = await import('@/lib/browser/membership');
  return fetchMembershipHistory();
}
