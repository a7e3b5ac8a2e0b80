'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { useOnPageShow } from '@/components/shared/use-on-page-show.client';
import { useSurface } from '@/components/ui/link.client';
import type { FieldErrors } from '@/contract/kit/errors';
import { orderMessages } from '@/contract/messages/orders';
import { ONLINE_PAYMENT } from '@/contract/orders/payment-kinds';
import { toast } from '@/lib/browser/toast';
import { useSession } from '@/lib/browser/use-session';
import { useStep } from '@/lib/browser/use-step';
import type { CheckoutChoice } from '@/lib/view/checkout';
import { type AddressOption, isRapid, RAPID_DELIVERY, STANDARD_DELIVERY } from './address-option';
import { useBilling } from './use-billing.client';

/** The current choices. */
export type Choice = Omit<CheckoutChoice, 'collect'> & { address: number | undefined };
/** Where the order goes. */
type Place = Pick<CheckoutChoice, 'address' | 'collect'>;
/** The choices that were made; without a chosen delivery the fastest free one applies. */
type Picked = Omit<Choice, 'delivery'> & { delivery?: string };
export type Choose = (changes: Partial<Choice>) => void;

/** The code that sends an order is loaded when it is first needed. */
const checkout = () => import('@/lib/browser/checkout');

interface UseCheckout {
  addresses: readonly AddressOption[];
  displayedFigures: string;
  /** The store where the order is collected. */
  collect: number | undefined;
  isMember: boolean;
  /** The address that was just added or edited. */
  chosenAddress: number | undefined;
  /** What is wrong with the fields of a plain form post. */
  errors: FieldErrors | undefined;
}

/**
 * The state of the checkout form. Sends one order at a time; reloads the figures after a refusal,
 * and sends nothing until they are displayed.
 */
export function useCheckout(input: UseCheckout) {
  const { addresses, collect, displayedFigures, isMember } = input;
  useStep('checkout');
  const router = useRouter();
  const surface = useSurface();
  const [picked, setPicked] = useState<Picked>(() => firstChoice(input));
  const choice = settled(picked, { addresses, isMember });
  const [problem, setProblem] = useState<string>();
  const billing = useBilling(input.errors);
  const { isReading, readAgain } = useReading();
  const { isSending, isInProgress, begin, rest } = useSending(readAgain);
  const hasEliteEnded = useEliteEnd(isMember, readAgain);

  const choose: Choose = (changes) => {
    if (changes.address !== undefined) setProblem(undefined);
    setPicked((before) => ({ ...before, ...changes }));
  };
  const send = async (place: Place, form: HTMLFormElement) => {
    begin();
    const code = await checkout().catch(() => undefined);
    if (!code) {
      toast.error(orderMessages.notPlaced);
      return rest();
    }
    const isLeaving = await code.sendOrder(
      { ...choice, ...place, displayed: displayedFigures, surface },
      {
        form,
        replace: router.replace,
        refresh: readAgain,
        refuse: (errors) => billing.refuse(form, errors),
      },
    );
    // The button stays busy while the browser opens the payment page.
    if (!isLeaving) rest();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInProgress.current || isReading) return;
    const form = event.currentTarget;
    if (collect !== undefined) return void send({ address: undefined, collect }, form);
    if (choice.address !== undefined) return void send({ address: choice.address }, form);
    setProblem(orderMessages.addressNotChosen);
    toast.error(orderMessages.addressNotChosen);
    event.currentTarget.querySelector<HTMLElement>('input[name=address]')?.focus();
  };
  const isBusy = isSending || isReading;
  return { choice, choose, problem, billing, isBusy, onSubmit, hasEliteEnded };
}

/** Whether an order is being sent. A page that is shown again is idle. */
function useSending(readAgain: () => void) {
  const [isSending, setIsSending] = useState(false);
  const isInProgress = useRef(false);
  const begin = () => {
    isInProgress.current = true;
    setIsSending(true);
  };
  const rest = useCallback(() => {
    isInProgress.current = false;
    setIsSending(false);
  }, []);
  // A page restored by the back button is idle, and leads to the cart where that has been ordered.
  const onShow = useCallback(
    ({ persisted: isRestored }: PageTransitionEvent) => {
      rest();
      if (isRestored) readAgain();
    },
    [rest, readAgain],
  );
  useOnPageShow(onShow);
  // The router keeps a page that is left, with its state.
  useEffect(() => rest, [rest]);
  return { isSending, isInProgress, begin, rest };
}

/** Reads the page again. `isReading` until its new figures are displayed. */
function useReading() {
  const router = useRouter();
  const [isReading, startReading] = useTransition();
  const readAgain = useCallback(() => startReading(() => router.refresh()), [router]);
  return { isReading, readAgain };
}

function firstChoice({ addresses, chosenAddress }: UseCheckout): Picked {
  const possible = addresses.filter(({ isAbroad }) => !isAbroad);
  const chosen =
    possible.find(({ id }) => id === chosenAddress) ?? possible.find(({ isDefault }) => isDefault);
  return { address: chosen?.id, payment: ONLINE_PAYMENT, gift_voucher: 'no' };
}

/**
 * Returns the choices that can be sent. Members have rapid delivery by default, where it is
 * offered; a choice that address or membership no longer allows gives way to the standard one.
 */
function settled(
  picked: Picked,
  { addresses, isMember }: Pick<UseCheckout, 'addresses' | 'isMember'>,
): Choice {
  const address = addresses.find(({ id }) => id === picked.address);
  const isOffered = isMember && isRapid(address);
  const { delivery: wanted = RAPID_DELIVERY } = picked;
  return { ...picked, delivery: isOffered ? wanted : STANDARD_DELIVERY };
}

/**
 * Returns whether the membership has ended since the page was opened. Reads the page again when the
 * session reports another membership than the page does.
 */
function useEliteEnd(isMember: boolean, readAgain: () => void): boolean {
  const [wasMember] = useState(isMember);
  const { session, isLoaded } = useSession();
  const isOutdated = isLoaded && session.loggedIn && session.isElite !== isMember;
  useEffect(() => {
    if (isOutdated) readAgain();
  }, [isOutdated, readAgain]);
  return wasMember && !isMember;
}
