'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useRef } from 'react';
import type { InferType } from 'yup';
import { useSurface } from '@/components/ui/link.client';
import { giftVoucherBody } from '@/contract/gift-vouchers';
import { messageFor } from '@/lib/api/api-error';
import { giftVoucherMessages } from '@/lib/api/gift-vouchers';
import { toast } from '@/lib/browser/toast';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { routes } from '@/lib/routes';
import { openWaiting } from './waiting-window';

const schema = giftVoucherBody.omit(['recaptcha', 'txnid']);
const DEFAULTS: Required<InferType<typeof schema>> = {
  amount: '500',
  receiver_name: '',
  receiver_email: '',
  sender_name: '',
  sender_email: '',
  message: '',
};

/**
 * The form that buys a gift voucher. The payment page opens in a window of its own, and this one goes
 * home; inside the mobile app, or where no window may open, the payment page comes in its place.
 */
export function useGiftVoucher() {
  const router = useRouter();
  const surface = useSurface();
  const opened = useRef<Window | null>(null);
  const txnid = useRef('');
  const form = useApiForm({
    schema,
    defaults: DEFAULTS,
    captcha: useCaptcha('gift_voucher'),
    send: async (values, recaptcha) => {
      try {
        txnid.current ||= String(Date.now());
        const { askForGiftVoucher } = await import('@/lib/browser/gift-vouchers');
        const wanted = { ...values, txnid: txnid.current, recaptcha, surface };
        const { next } = await askForGiftVoucher(wanted);
        txnid.current = '';
        if (!opened.current) return location.assign(next);
        opened.current.location.replace(next);
        router.push(routes.home());
      } catch (error) {
        opened.current?.close();
        toast.error(giftVoucherMessages.failed, 'top-right');
        throw error;
      } finally {
        opened.current = null;
      }
    },
    explain: (error) => messageFor(error, giftVoucherMessages.notAsked),
    summary: giftVoucherMessages.notAsked,
  });
  const onSubmit = (event: FormEvent) => {
    // A browser opens a window only while it handles the press itself.
    if (form.isReady && !form.isPending && surface === 'web') opened.current ??= openWaiting();
    form.onSubmit(event);
  };
  return { ...form, onSubmit };
}
