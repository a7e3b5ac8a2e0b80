'use client';

import { useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { Country } from '@/lib/api/addresses';
import { addressMessages, COUNTRY_SEARCH_FROM } from '@/lib/api/addresses';
import { toast } from '@/lib/browser/toast';

interface CountryFieldProps {
  country: Country | undefined;
  error: string | undefined;
  onPick: (country: Country | undefined) => void;
}

/** A country by its name; the shop is asked for names of three letters or more. */
export function CountryField({ country, error, onPick }: CountryFieldProps) {
  const listId = useId();
  const { offered, find } = useCountries(country, onPick);
  return (
    <Field
      id="country_name"
      label="Country"
      hint={country ? undefined : `Type at least ${COUNTRY_SEARCH_FROM} letters, then choose`}
      error={error}
      required
    >
      {(control) => (
        <>
          <Input
            {...control}
            defaultValue={country?.name}
            list={listId}
            autoComplete="off"
            onChange={(event) => find(event.target.value)}
          />
          <datalist id={listId}>
            {offered.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
          <input type="hidden" name="country" value={country?.id ?? ''} />
          <input type="hidden" name="calling_code" value={country?.callingCode ?? ''} />
        </>
      )}
    </Field>
  );
}

function useCountries(country: Country | undefined, onPick: CountryFieldProps['onPick']) {
  const [offered, setOffered] = useState(country ? [country] : []);
  const typed = useRef('');

  const choose = (countries: Country[]) => {
    const isTyped = ({ name }: Country) => name.toLowerCase() === typed.current.toLowerCase();
    onPick(countries.find(isTyped));
  };
  const find = async (text: string) => {
    const wanted = text.trim();
    typed.current = wanted;
    choose(offered);
    if (wanted.length < COUNTRY_SEARCH_FROM) return;
    try {
      const { findCountries } = await import('@/lib/browser/addresses');
      const found = await findCountries(wanted);
      if (typed.current !== wanted) return;
      setOffered(found);
      choose(found);
    } catch {
      toast.error(addressMessages.notLoaded);
    }
  };
  return { offered, find: (text: string) => void find(text) };
}
