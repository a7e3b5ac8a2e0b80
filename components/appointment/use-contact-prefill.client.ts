'use client';

import { useEffect } from 'react';
import type { AppointmentFields } from '@/lib/forms/appointment-fields';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { DEFAULT_COUNTRY } from '@/lib/view/addresses';

/** Fills the customer's name and contacts into empty fields; the form works without them. */
export function useContactPrefill({ hook }: ApiForm<AppointmentFields>, isLoggedIn: boolean): void {
  const { getValues, setValue } = hook;
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let isGone = false;
    const fill = (name: 'name' | 'email' | 'mobile', value: string) => {
      if (value && !getValues(name)) setValue(name, value, { shouldValidate: true });
    };
    readContact()
      .then(({ name, email, mobile }) => {
        if (isGone) return;
        fill('name', name);
        fill('email', email);
        if (getValues('country_id') === DEFAULT_COUNTRY.id) fill('mobile', mobile);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isLoggedIn, getValues, setValue]);
}

async function readContact() {
  const { fetchAppointmentContact } = await import('@/lib/browser/appointments');
  return fetchAppointmentContact();
}
