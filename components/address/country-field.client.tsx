'use client';

import { useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { commonMessages } from '@/contract/messages/common';
import { toast } from '@/lib/browser/toast';
import type { CountryOption } from '@/lib/view/addresses';
import { COUNTRY_SEARCH_FROM } from '@/lib/view/addresses';

interface CountryFieldProps {
  country: CountryOption | undefined;
  error: string | undefined;
  onPick: (country: CountryOption | undefined) => void;
}

/** Finds a country by name; the search starts at three letters. */
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

function useCountries(country: CountryOption | undefined, onPick: CountryFieldProps['onPick']) {
  const [offered, setOffered] = useState(country ? [country] : []);
  const typed = useRef('');

  const choose = (countries: CountryOption[]) => {
    const isTyped = ({ name }: CountryOption) => name.toLowerCase() === typed.current.toLowerCase();
    onPick(countries.find(isTyped));
  };
  const find = async (text: string) => {
    const wanted = text.trim();
    typed.current = wanted;
    choose(offered);
    if (wanted.length < COUNTRY_SEARCH_FROM) return;
    try {
      const { fetchCountries: findCountries } = await import('@/lib/browser/addresses');
      const found = await findCountries(wanted);
      if (typed.current !== wanted) return;
      setOffered(found);
      choose(found);
    } catch {
      toast.error(commonMessages.wentWrongTryLater);
    }
  };
  return { offered, find: (text: string) => void find(text) };
}
