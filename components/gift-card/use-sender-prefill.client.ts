'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSessionFact } from '@/lib/browser/use-session';

interface Sender {
  sender_name: string;
  sender_email: string;
}

/** Fills name and email of a customer who is logged in into empty fields of the sender. */
export function useSenderPrefill(hook: UseFormReturn<Sender>): void {
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
