'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import useSWR from 'swr';
import { FieldError } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Select } from '@/components/ui/select';
import { fetchCities, fetchStates } from '@/lib/browser/addresses';
import { DEFAULT_COUNTRY, type PlaceOption } from '@/lib/view/addresses';
import { useDeskForm, useFieldLabel } from './desk-form-context.client';
import styles from './fields.module.css';
import type { PathOf } from './text-fields.client';

/** A city of India, chosen within its state. */
export function CityField({ path }: { path: PathOf<'city'> }) {
  const { control } = useDeskForm().hook;
  const { field } = useController({ control, name: path.path });
  const { id, label, hint, error } = useFieldLabel(path);
  const [state, setState] = useState<number>();
  const states = usePlaces('states', DEFAULT_COUNTRY.id, fetchStates);
  const cities = usePlaces('cities', state, fetchCities);
  const value = field.value as PlaceOption | null;
  return (
    <fieldset className={styles.group} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {value && (
        <ul className={`cluster gap-1-half ${styles.chosen}`}>
          <li>
            {value.name}
            <IconButton label={`Remove ${value.name}`} onClick={() => field.onChange(null)}>
              <Icon name="x" />
            </IconButton>
          </li>
        </ul>
      )}
      <div className={`stack gap-3 ${styles.parts}`}>
        <PlaceSelect
          id={id}
          label="State of the city"
          places={states}
          value={state}
          onChoose={(place) => setState(place?.id)}
        />
        <PlaceSelect
          id={`${id}-city`}
          label="City"
          places={cities}
          value={value?.id}
          onChoose={(place) => field.onChange(place ? { id: place.id, name: place.name } : null)}
        />
      </div>
      {error && <FieldError>{error}</FieldError>}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}

type FetchPlaces = typeof fetchCities;

/** Returns the places within another one; none while they are read. */
function usePlaces(kind: string, within: number | undefined, fetch: FetchPlaces) {
  const key = within === undefined ? null : ([kind, within] as const);
  const { data } = useSWR(key, ([, id]) => fetch(id, 'en'), { revalidateOnFocus: false });
  return data ?? [];
}

interface PlaceSelectProps {
  id: string;
  label: string;
  places: readonly PlaceOption[];
  value: number | undefined;
  onChoose: (place: PlaceOption | undefined) => void;
}

function PlaceSelect({ id, label, places, value, onChoose }: PlaceSelectProps) {
  return (
    <Select
      id={id}
      aria-label={label}
      disabled={places.length === 0}
      value={places.some((place) => place.id === value) ? value : ''}
      onChange={({ target }) => onChoose(places.find((place) => String(place.id) === target.value))}
    >
      <option value="">{label}</option>
      {places.map((place) => (
        <option key={place.id} value={place.id}>
          {place.name}
        </option>
      ))}
    </Select>
  );
}
