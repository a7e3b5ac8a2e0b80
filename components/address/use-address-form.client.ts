'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { usePin } from '@/components/shared/use-pin.client';
import { useSurface } from '@/components/ui/link.client';
import type { AddressStart } from '@/lib/api/addresses';
import { addressMessages, INDIA } from '@/lib/api/addresses';
import { ApiError, messageFor } from '@/lib/api/api-error';
import { openLogin } from '@/lib/browser/login-popup';
import { knownSession, readSession } from '@/lib/browser/shopper';
import { toast } from '@/lib/browser/toast';
import type { AddressFields } from '@/lib/forms/address-fields';
import { addressFieldsOf } from '@/lib/forms/address-fields';
import type { FormFlash } from '@/lib/forms/form-flash';
import { useApiForm } from '@/lib/forms/use-api-form.client';
import { onSurface } from '@/lib/routes';
import type { AddressTarget } from './page-of';
import { useKeptPin } from './use-kept-pin.client';
import type { SetPlace } from './use-places.client';
import { usePlaces } from './use-places.client';

export interface AddressFormInput {
  start: AddressStart;
  target: AddressTarget;
  /** Where the shopper goes on when it is saved. */
  next: string;
  flash?: FormFlash;
}

/** The form of an address with its pickers and its PIN code. */
export function useAddressForm({ start, target, next, flash }: AddressFormInput) {
  const router = useRouter();
  const surface = useSurface();
  useEffect(recheckElite, []);
  const [callingCode, setCallingCode] = useState(start.country.callingCode);
  const form = useApiForm<AddressFields>({
    schema: addressFieldsOf(callingCode),
    defaults: start.values,
    refused: flash?.errors,
    send: async (fields) => {
      toast.success(await save(target, fields));
      router.push(onSurface(next, surface));
    },
    explain: wordsFor,
  });
  const set: SetPlace = (name, id) =>
    form.hook.setValue(name, id as number, {
      shouldDirty: true,
      shouldValidate: id !== undefined || form.hook.formState.isSubmitted,
    });
  const places = usePlaces(start, set);
  const pin = usePin({ onFound: ({ place }) => places.show(place.state.id, place.city?.id) });
  useKeptPin(!('id' in target) && form.hook.getValues('postal_code') === '', (kept) => {
    form.hook.setValue('postal_code', kept);
    pin.look(kept);
  });
  return {
    form,
    pin: {
      ...pin,
      look: (typed: string) => pin.look(places.country?.id === INDIA.id ? typed : ''),
    },
    places: {
      ...places,
      pickCountry: (country: typeof places.country) => {
        pin.look('');
        setCallingCode(country?.callingCode ?? '');
        places.pickCountry(country);
      },
    },
  };
}

/** Whether the shopper is a member decides on the charge; a page that is just loaded asks by itself. */
function recheckElite(): void {
  if (knownSession()) void readSession();
}

async function save(target: AddressTarget, fields: AddressFields): Promise<string> {
  const { addAddress, editAddress } = await import('@/lib/browser/addresses');
  const saved =
    'id' in target
      ? await editAddress(target.id, fields)
      : await addAddress({ ...fields, ...target });
  return saved.message;
}

function wordsFor(error: unknown): string {
  if (error instanceof ApiError && error.code === 'not_logged_in') openLogin();
  return messageFor(error, addressMessages.failed);
}
