'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { commonMessages } from '@/contract/messages/common';
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
  pickCity: (id: number | undefined) => void;
  /** Selects a state and a city, for example those of a PIN code. */
  show: (state: number, city: number | undefined) => void;
}

const NONE: PlaceLists = { states: [], cities: [] };
const calls = () => import('@/lib/browser/addresses');
const readStates = async (country: number) => (await calls()).fetchStates(country);
const readCities = async (state: number) => (await calls()).fetchCities(state);

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

  const set = (name: 'state' | 'city', id: number | undefined) =>
    // An undefined value would bring back the field's first one.
    hook.setValue(name, id ?? null, {
      shouldDirty: true,
      shouldValidate: id !== undefined || hook.formState.isSubmitted,
    });
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
    pickCity: (id) => set('city', id),
    show,
  };
}

/** Returns the places within another one; none while they are loading. */
function usePlaceList(
  within: number | undefined,
  start: PlaceOption[],
  read: (within: number) => Promise<PlaceOption[]>,
): PlaceOption[] {
  const [known, setKnown] = useState({ within, places: start });
  const loaded = useRef(start.length > 0 ? within : undefined);

  useEffect(() => {
    if (within === undefined || within === loaded.current) return undefined;
    let isOutdated = false;
    read(within)
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
  }, [within, read]);

  return known.within === within ? known.places : [];
}
