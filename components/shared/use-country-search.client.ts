'use client';

import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { addressMessages } from '@/contract/messages/addresses';
import { commonMessages } from '@/contract/messages/common';
import { toast } from '@/lib/browser/toast';
import type { CountryName, PlaceValues } from '@/lib/forms/place-values';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { COUNTRY_SEARCH_FROM, type CountryOption } from '@/lib/view/addresses';
import { placeNamed } from '@/lib/view/place-names';

interface Searched {
  form: ApiForm<PlaceValues>;
  name: CountryName;
  onPick: ((country: CountryOption | undefined) => void) | undefined;
}

/**
 * Returns the countries that match the typed text, and the search, which chooses an exact match.
 */
export function useCountrySearch({ form: { hook }, name, onPick }: Searched) {
  const { language } = useText();
  const [offered, setOffered] = useState<CountryOption[]>([]);
  /** Answers to earlier texts are ignored. */
  const typed = useRef('');
  /** The text of the chosen country, which a draft or the browser may fill in again. */
  const chosen = useRef('');
  const id = useWatch({ control: hook.control, name });
  useEffect(() => {
    chosen.current = id ? (hook.getValues('country_name') ?? '').trim() : '';
  }, [hook, id]);

  const choose = (countries: CountryOption[]) => {
    const picked = placeNamed(typed.current, countries);
    if (picked?.id === (hook.getValues(name) ?? undefined)) return;
    hook.setValue('calling_code', picked?.callingCode ?? '');
    hook.setValue(name, picked?.id ?? null, {
      shouldDirty: true,
      shouldValidate: picked !== undefined || hook.formState.isSubmitted,
    });
    onPick?.(picked);
  };
  const find = async (text: string) => {
    const wanted = text.trim();
    typed.current = wanted;
    if (wanted !== '' && wanted === chosen.current) return;
    choose(offered);
    if (wanted.length < COUNTRY_SEARCH_FROM) return;
    try {
      const { fetchCountries } = await import('@/lib/browser/addresses');
      const found = await fetchCountries(wanted, language);
      if (typed.current !== wanted) return;
      setOffered(found);
      choose(found);
    } catch {
      toast.error(commonMessages.wentWrong, [
        addressMessages.countriesNotLoaded,
        commonMessages.tryLater,
      ]);
    }
  };
  return { offered, find: (text: string) => void find(text) };
}
