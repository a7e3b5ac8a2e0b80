'use client';

import { useRef, useState } from 'react';
import type { AddressStart, Country, Place } from '@/lib/api/addresses';
import { addressMessages } from '@/lib/api/addresses';
import { toast } from '@/lib/browser/toast';

/** Takes the id that is chosen now into the form; undefined for none. */
export type SetPlace = (name: 'country' | 'state' | 'city', id: number | undefined) => void;

export interface Places {
  country: Country | undefined;
  states: Place[];
  cities: Place[];
  pickCountry: (country: Country | undefined) => void;
  pickState: (id: number | undefined) => void;
  pickCity: (id: number | undefined) => void;
  /** A state with its city, as a PIN code names them. */
  show: (state: number, city: number | undefined) => void;
}

const calls = () => import('@/lib/browser/addresses');

/** What the pickers offer: each list is read when the one above it is chosen, and clears the ones below. */
export function usePlaces(start: Omit<AddressStart, 'values'>, set: SetPlace): Places {
  const [country, setCountry] = useState<Country | undefined>(start.country);
  const [states, setStates] = useState(start.states);
  const [cities, setCities] = useState(start.cities);
  /** Of several lists that are on their way only the last is shown. */
  const turn = useRef(0);

  const load = async (read: () => Promise<Place[]>, show: (places: Place[]) => void) => {
    const mine = ++turn.current;
    const places = await read().catch(() => {
      toast.error(addressMessages.notLoaded);
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
      async () => (await calls()).readCities(state),
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
      if (picked) void load(async () => (await calls()).readStates(picked.id), setStates);
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
