'use client';

import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useText } from '#language';
import { commonMessages } from '@/contract/messages/common';
import type { Language } from '@/contract/shop/languages';
import { toast } from '@/lib/browser/toast';
import { placeForm } from '@/lib/forms/place-values';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import type { PlaceLists, PlaceOption } from '@/lib/view/addresses';

export interface Places extends PlaceLists {
  /** The id of the chosen country. */
  country: number | undefined;
  /** The id of the chosen state. */
  state: number | undefined;
  /** Clears state and city; for the `onPick` of the country field. */
  clear: () => void;
  pickState: (id: number | undefined) => void;
  /** Selects a city; `typed` is the text of its search. */
  pickCity: (id: number | undefined, typed?: string) => void;
  /** Selects a state and a city, for example those of a PIN code. */
  show: (state: number, city: number | undefined) => void;
}

const NONE: PlaceLists = { states: [], cities: [] };
const calls = () => import('@/lib/browser/addresses');

type ReadPlaces = (within: number, language: Language) => Promise<PlaceOption[]>;
const readStates: ReadPlaces = async (country, language) =>
  (await calls()).fetchStates(country, language);
const readCities: ReadPlaces = async (state, language) =>
  (await calls()).fetchCities(state, language);

/**
 * Loads the states of the form's country and the cities of its state. `start` are the lists of the
 * initial values.
 */
export function usePlaces<Values extends FieldValues>(
  form: ApiForm<Values>,
  start: PlaceLists = NONE,
): Places {
  const { hook } = placeForm(form);
  const country = useWatch({ control: hook.control, name: 'country' }) ?? undefined;
  const state = useWatch({ control: hook.control, name: 'state' }) ?? undefined;
  const states = usePlaceList(country, start.states, readStates);
  const cities = usePlaceList(state, start.cities, readCities);

  const set = (name: 'state' | 'city', id: number | undefined, typed = '') => {
    // What was typed to find a city says nothing of the next one.
    hook.setValue('city_name', typed);
    // An undefined value would bring back the field's first one.
    hook.setValue(name, id ?? null, {
      shouldDirty: true,
      shouldValidate: id !== undefined || hook.formState.isSubmitted,
    });
  };
  const show: Places['show'] = (stateId, cityId) => {
    set('state', stateId);
    set('city', cityId);
  };
  const clear = () => {
    set('state', undefined);
    set('city', undefined);
  };
  return {
    country,
    state,
    states,
    cities,
    clear,
    pickState: (id) => (id === undefined ? clear() : show(id, undefined)),
    pickCity: (id, typed) => set('city', id, typed),
    show,
  };
}

/** Returns the places within another one; none while they are loading. */
function usePlaceList(
  within: number | undefined,
  start: PlaceOption[],
  read: ReadPlaces,
): PlaceOption[] {
  const { language } = useText();
  const [known, setKnown] = useState({ within, places: start });
  const loaded = useRef(start.length > 0 ? within : undefined);

  useEffect(() => {
    if (within === undefined || within === loaded.current) return undefined;
    let isOutdated = false;
    read(within, language)
      .then((places) => {
        if (isOutdated) return;
        loaded.current = within;
        setKnown({ within, places });
      })
      .catch(() => {
        if (!isOutdated) toast.error(commonMessages.wentWrong, [commonMessages.tryLater]);
      });
    return () => {
      isOutdated = true;
    };
  }, [within, read, language]);

  return known.within === within ? known.places : [];
}
