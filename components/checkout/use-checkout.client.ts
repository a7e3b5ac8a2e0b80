'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useCallback, useRef, useState } from 'react';
import { useOnPageShow } from '@/components/shared/use-on-page-show.client';
import { useSurface } from '@/components/ui/link.client';
import { orderMessages } from '@/contract/messages/orders';
import { ONLINE_PAYMENT } from '@/contract/payment-kinds';
import { toast } from '@/lib/browser/toast';
import type { CheckoutChoice } from '@/lib/view/checkout';
import type { AddressOption } from './address-option';
import { isRapid } from './address-option';

/** The current choices. */
export type Choice = Omit<CheckoutChoice, 'address'> & { address: number | undefined };
export type Choose = (changes: Partial<Choice>) => void;

/** The code that sends an order is loaded when it is first needed. */
const checkout = () => import('@/lib/browser/checkout');

interface UseCheckout {
  addresses: readonly AddressOption[];
  displayedFigures: string;
}

/** The state of the checkout form. Sends one order at a time; reloads figures after a refusal. */
export function useCheckout({ addresses, displayedFigures }: UseCheckout) {
  const router = useRouter();
  const surface = useSurface();
  const [choice, setChoice] = useState<Choice>({
    address: addresses.find(({ isDefault }) => isDefault)?.id,
    payment: ONLINE_PAYMENT,
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
  // A return from the payment page restores the idle state.
  useOnPageShow(rest);

  const choose: Choose = (changes) => {
    if (changes.address !== undefined) setProblem(undefined);
    setChoice((before) => settled({ ...before, ...changes }, addresses));
  };
  const send = async (address: number) => {
    isBusy.current = true;
    setIsSending(true);
    const { sendOrder } = await checkout();
    const isLeaving = await sendOrder(
      { ...choice, address, displayed: displayedFigures, surface },
      router,
    );
    // The button stays busy while the browser opens the payment page.
    if (!isLeaving) rest();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    if (choice.address !== undefined) return void send(choice.address);
    setProblem(orderMessages.addressNotChosen);
    toast.error(orderMessages.addressNotChosen);
    event.currentTarget.querySelector<HTMLElement>('input[name=address]')?.focus();
  };
  return { choice, choose, problem, isSending, onSubmit };
}

/** Resets rapid delivery for an address where it is not available. */
function settled(choice: Choice, addresses: readonly AddressOption[]): Choice {
  const address = addresses.find(({ id }) => id === choice.address);
  return isRapid(address) ? choice : { ...choice, delivery: 'Standard delivery' };
}
