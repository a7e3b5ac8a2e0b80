'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { InferType } from 'yup';
import { useCompany } from '#company';
import { useText } from '#language';
import { useSurface } from '@/components/ui/link.client';
import { commonMessages } from '@/contract/messages/common';
import { fieldMessages } from '@/contract/messages/fields';
import { giftCardMessages } from '@/contract/messages/gift-cards';
import { paymentMessages } from '@/contract/messages/payments';
import { giftCardBody } from '@/contract/payments/gift-cards';
import { messageFor, notesOf } from '@/lib/api-error';
import { orderApi } from '@/lib/api-routes/orders';
import { toast } from '@/lib/browser/toast';
import { useSessionFact } from '@/lib/browser/use-session';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';
import { routes } from '@/lib/routes';
import { isInApp, onSurface } from '@/lib/surface';
import type { GiftCardStarted } from '@/lib/view/gift-cards';

const schema = giftCardBody.omit(['recaptcha', 'txnid']);
const DEFAULTS: Required<InferType<typeof schema>> = {
  amount: '500',
  receiver_name: '',
  receiver_email: '',
  sender_name: '',
  sender_email: '',
  message: '',
  send_on: '',
  by_whatsapp: false,
};

/**
 * The state of the form that buys a gift voucher. The payment page opens in a new window, and this
 * one goes home; inside the mobile app, or if the window is blocked, it opens here.
 */
export function useGiftCardForm() {
  const router = useRouter();
  const surface = useSurface();
  const { name } = useCompany();
  const t = useText();
  const opened = useRef<Window | null>(null);
  const txnid = useRef('');
  const form = useApiForm({
    schema,
    defaults: DEFAULTS,
    captcha: useCaptcha('gift_voucher'),
    send: async (values, recaptcha) => {
      try {
        txnid.current ||= String(Date.now());
        const { sendJson } = await import('@/lib/browser/http');
        // The same body and `txnid` repeat the request.
        const body = { ...values, txnid: txnid.current, recaptcha, surface };
        const { next } = await sendJson<GiftCardStarted>('post', orderApi.giftCards(), { body });
        txnid.current = '';
        if (!opened.current) return location.assign(next);
        opened.current.location.replace(next);
        router.push(onSurface(routes.home(), surface));
      } catch (error) {
        opened.current?.close();
        toast.error(commonMessages.wentWrong, notesOf(error), { position: 'top-right' });
        throw error;
      } finally {
        opened.current = null;
      }
    },
    explain: (error) => messageFor(error, giftCardMessages.notAsked),
    summary: giftCardMessages.notAsked,
  });
  useSenderPrefill(form.hook as unknown as Parameters<typeof useSenderPrefill>[0]);
  const onSubmit = (event: FormEvent) => {
    const day = event.currentTarget.querySelector<HTMLInputElement>('[name=send_on]');
    // Browsers give an unfinished day as an empty text, which would mean at once.
    if (day?.validity.badInput) {
      event.preventDefault();
      const message = t.filled(fieldMessages.notValid('Send on'));
      return form.hook.setError('send_on', { message }, { shouldFocus: true });
    }
    // Browsers allow a new window only during the click event.
    if (form.isReady && !form.isPending && !isInApp(surface))
      opened.current ??= openWaitingWindow(name, t(paymentMessages.opening));
    form.onSubmit(event);
  };
  return { ...form, onSubmit };
}

/**
 * Opens a window with a waiting message before its URL is known. It has no access to this window.
 * Returns null if the browser blocks it.
 */
function openWaitingWindow(title: string, text: string): Window | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = title;
  opened.document.body.textContent = `${text} …`;
  return opened;
}

interface Sender {
  sender_name: string;
  sender_email: string;
}

/** Fills name and email of a customer who is logged in into empty fields of the sender. */
function useSenderPrefill(hook: UseFormReturn<Sender>): void {
  const loggedIn = useSessionFact((session) => session.loggedIn);
  const { getValues, setValue } = hook;
  useEffect(() => {
    if (!loggedIn) return undefined;
    let isGone = false;
    const fill = (name: keyof Sender, value: string) => {
      if (!isGone && value && !getValues(name)) setValue(name, value, { shouldValidate: true });
    };
    readContact()
      .then(({ name, email }) => {
        fill('sender_name', name);
        fill('sender_email', email);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [loggedIn, getValues, setValue]);
}

async function readContact() {
  const { fetchAppointmentContact } = await import('@/lib/browser/appointments');
  return fetchAppointmentContact();
}
