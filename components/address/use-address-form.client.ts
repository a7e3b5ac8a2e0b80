'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePinLookup } from '@/components/shared/pin-lookup.client';
import { usePlaces } from '@/components/shared/use-places.client';
import { useSurface } from '@/components/ui/link.client';
import { pinDigits } from '@/contract/kit/pins';
import { commonMessages } from '@/contract/messages/common';
import { isNotLoggedIn, messageFor } from '@/lib/api-error';
import { leave } from '@/lib/browser/leave';
import { openLogin } from '@/lib/browser/login-popup';
import { fetchSession, knownSession } from '@/lib/browser/session-store';
import { storedPin } from '@/lib/browser/stored-pin';
import { toast } from '@/lib/browser/toast';
import { type AddressFields, addressFields } from '@/lib/forms/address-fields';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { pageAfterSaving, routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import {
  type AddressStart,
  type CountryOption,
  DEFAULT_COUNTRY,
  type SavedAddress,
} from '@/lib/view/addresses';
import type { FormFlash } from '@/lib/view/form-flash';
import type { AddressTarget } from './address-target';

export interface AddressFormInput {
  start: AddressStart;
  target: AddressTarget;
  /** The page after saving. */
  next: string;
  flash?: FormFlash;
}

/** The state of the address form, including the place pickers and the PIN code lookup. */
export function useAddressForm({ start, target, next, flash }: AddressFormInput) {
  const router = useRouter();
  const surface = useSurface();
  useEffect(recheckMembership, []);
  const form = useApiForm({
    schema: addressFields,
    defaults: start.values,
    refused: flash?.errors,
    send: async (fields) => {
      const saved = await save(target, fields);
      toast.success(saved.message);
      const page = pageAfterSaving(next, saved.savedId);
      // The router keeps the redirect of a checkout without addresses, and would follow it again.
      if (next === routes.checkout()) leave(page);
      else router.push(onSurface(page, surface));
    },
    explain: messageOf,
  });
  const places = usePlaces(form, start);
  const pin = usePinLookup({ onFound: ({ place }) => places.show(place.state.id, place.city?.id) });
  useStoredPin(!('id' in target) && form.hook.getValues('postal_code') === '', (storedPin) => {
    form.hook.setValue('postal_code', storedPin);
    pin.lookUp(storedPin);
  });
  const { isWaiting, onSubmit } = useSaveAfter(pin.settled, form.onSubmit);
  return {
    form: { ...form, isPending: form.isPending || isWaiting, onSubmit },
    pin: {
      ...pin,
      lookUpTyped: (typed: string) =>
        pin.lookUp(places.country === DEFAULT_COUNTRY.id ? pinDigits(typed) : ''),
    },
    places: {
      ...places,
      choose: (country: CountryOption | undefined) => {
        places.clear();
        const isIndia = country?.id === DEFAULT_COUNTRY.id;
        pin.lookUp(isIndia ? pinDigits(form.hook.getValues('postal_code')) : '');
      },
    },
  };
}

/** Has a save wait for the place of the PIN code: it would be sent with the place of the one before. */
function useSaveAfter(settled: () => Promise<void>, save: (event: FormEvent) => void) {
  const [isWaiting, setWaiting] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setWaiting(true);
    await settled();
    setWaiting(false);
    save(event);
  };
  return { isWaiting, onSubmit: (event: FormEvent) => void onSubmit(event) };
}

/** Refreshes the session, since membership decides the charge; a new page loads it anyway. */
function recheckMembership(): void {
  if (knownSession()) void fetchSession();
}

function save(target: AddressTarget, fields: AddressFields): Promise<SavedAddress> {
  return import('@/lib/browser/addresses').then(({ postAddAddress, postEditAddress }) =>
    'id' in target ? postEditAddress(target.id, fields) : postAddAddress({ ...fields, ...target }),
  );
}

function messageOf(error: unknown): string {
  if (isNotLoggedIn(error)) openLogin();
  return messageFor(error, commonMessages.wentWrongTryLater);
}

/** Fills an empty PIN code once with the last one looked up on this device. */
function useStoredPin(isMissing: boolean, fill: (pin: string) => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const pin = isMissing ? storedPin() : '';
    if (pin) fill(pin);
  }, [isMissing, fill]);
}
