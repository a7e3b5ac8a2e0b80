'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { messageFor } from '@/lib/api/api-error';
import { giftVoucherMessages } from '@/lib/api/gift-vouchers';
import { toast } from '@/lib/browser/toast';

/** The code of a gift voucher on its way to the account. */
export interface GiftCode {
  problem: string | undefined;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Adds a gift voucher by its code, and has the page read the new balance. */
export function useGiftCode(onAdded: () => void): GiftCode {
  const router = useRouter();
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async (code: string, form: HTMLFormElement) => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const { redeemGiftVoucher } = await import('@/lib/browser/gift-vouchers');
      toast.success(await redeemGiftVoucher(code));
      form.reset();
      router.refresh();
      onAdded();
    } catch (error) {
      setProblem(messageFor(error, giftVoucherMessages.notAdded));
    } finally {
      setIsSending(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code') ?? '').trim();
    if (isSending) return;
    if (code === '') setProblem('Gift voucher code is required');
    else void send(code, form);
  };
  return { problem, isSending, onSubmit };
}
