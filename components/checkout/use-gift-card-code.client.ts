'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { giftCardMessages } from '@/contract/messages/gift-cards';
import { messageFor } from '@/lib/api-error';
import { orderApi } from '@/lib/api-routes/orders';
import { toast } from '@/lib/browser/toast';

/** The state of adding a gift voucher's code to the account. */
export interface GiftCardCode {
  problem: string | undefined;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Adds a gift voucher by its code and reloads the balance on the page. */
export function useGiftCardCode(onAdded: () => void): GiftCardCode {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async (code: string, form: HTMLFormElement) => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const { postForMessage } = await import('@/lib/browser/http');
      toast.success(await postForMessage(orderApi.redeemGiftCard(), { code }));
      form.reset();
      router.refresh();
      onAdded();
    } catch (error) {
      setProblem(messageFor(error, giftCardMessages.notAdded));
    } finally {
      setIsSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (isSending) return;
    if (code === '') setProblem(giftCardMessages.codeRequired);
    else void send(code, form);
  };
  return { problem, isSending, onSubmit };
}
