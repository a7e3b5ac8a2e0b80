'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { ADDRESS_NOT_CHOSEN } from '@/contract/order-words';
import type { CheckoutChoice } from '@/lib/api/checkout';
import { toast } from '@/lib/browser/toast';
import type { Place } from './place';
import { isRapid } from './place';

/** What is chosen so far. */
export type Choice = Omit<CheckoutChoice, 'address'> & { address: number | undefined };
export type Choose = (part: Partial<Choice>) => void;

/** The code that sends an order is fetched when somebody sends one. */
const checkout = () => import('@/lib/browser/checkout');

interface UseCheckout {
  addresses: readonly Place[];
  shown: string;
}

/** The state of the checkout's form. It is sent once at a time; new figures are read after a refusal. */
export function useCheckout({ addresses, shown }: UseCheckout) {
  const router = useRouter();
  const surface = useSurface();
  const [choice, setChoice] = useState<Choice>({
    address: addresses.find(({ isDefault }) => isDefault)?.id,
    payment: 'Online Payment',
    delivery: 'Standard delivery',
    gift_voucher: 'no',
  });
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const rest = useCallback(() => {
    isBusy.current = false;
    setIsSending(false);
  }, []);
  usePageShow(rest);

  const choose: Choose = (part) => {
    if (part.address !== undefined) setProblem(undefined);
    setChoice((before) => settled({ ...before, ...part }, addresses));
  };
  const send = async (address: number) => {
    isBusy.current = true;
    setIsSending(true);
    const { sendOrder } = await checkout();
    const isLeaving = await sendOrder({ ...choice, address, shown, surface }, router);
    // While the browser leaves for the payment the button stays busy.
    if (!isLeaving) rest();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    if (choice.address !== undefined) return void send(choice.address);
    setProblem(ADDRESS_NOT_CHOSEN);
    toast.error(ADDRESS_NOT_CHOSEN);
    event.currentTarget.querySelector<HTMLElement>('input[name=address]')?.focus();
  };
  return { choice, choose, problem, isSending, onSubmit };
}

/** Whoever comes back from the payment finds the page as it was, at rest. */
function usePageShow(rest: () => void): void {
  useEffect(() => {
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, [rest]);
}

/** The rapid delivery goes to some cities only. */
function settled(choice: Choice, addresses: readonly Place[]): Choice {
  const place = addresses.find(({ id }) => id === choice.address);
  return isRapid(place) ? choice : { ...choice, delivery: 'Standard delivery' };
}
