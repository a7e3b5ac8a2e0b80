'use client';

import { useRef, useState } from 'react';
import { commonMessages } from '@/contract/messages/common';
import { toast } from '@/lib/browser/toast';
import type { AddressStart, CountryOption, PlaceOption } from '@/lib/view/addresses';

/** Writes the chosen id to the form; undefined for none. */
export type SetPlace = (name: 'country' | 'state' | 'city', id: number | undefined) => void;

export interface Places {
  country: CountryOption | undefined;
  states: PlaceOption[];
  cities: PlaceOption[];
  pickCountry: (country: CountryOption | undefined) => void;
  pickState: (id: number | undefined) => void;
  pickCity: (id: number | undefined) => void;
  /** Selects the state and city of a PIN code. */
  show: (state: number, city: number | undefined) => void;
}

const calls = () => import('@/lib/browser/addresses');

/** Loads the pickers' options: each choice loads the next list and clears the ones below it. */
export function usePlaces(start: Omit<AddressStart, 'values'>, set: SetPlace): Places {
  const [country, setCountry] = useState<CountryOption | undefined>(start.country);
  const [states, setStates] = useState(start.states);
  const [cities, setCities] = useState(start.cities);
  /** Identifies the last request: answers to earlier ones are ignored. */
  const turn = useRef(0);

  const load = async (
    read: () => Promise<PlaceOption[]>,
    show: (places: PlaceOption[]) => void,
  ) => {
    const mine = ++turn.current;
    const places = await read().catch(() => {
      toast.error(commonMessages.wentWrongTryLater);
      return [];
    });
    if (mine === turn.current) show(places);
  };
  const empty = () => {
    turn.current += 1;
    set('city', undefined);
    setCities([]);
  };
  const readCities = (state: number, andThen?: () => void) =>
    void load(
      async () => (await calls()).fetchCities(state),
      (places) => {
        setCities(places);
        andThen?.();
      },
    );

  return {
    country,
    states,
    cities,
    pickCountry: (picked) => {
      if (picked?.id === country?.id) return;
      setCountry(picked);
      set('country', picked?.id);
      set('state', undefined);
      setStates([]);
      empty();
      if (picked) void load(async () => (await calls()).fetchStates(picked.id), setStates);
    },
    pickState: (id) => {
      set('state', id);
      empty();
      if (id) readCities(id);
    },
    pickCity: (id) => set('city', id),
    show: (state, city) => {
      set('state', state);
      empty();
      readCities(state, () => set('city', city));
    },
  };
}
