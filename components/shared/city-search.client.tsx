'use client';

import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { PlaceValues } from '@/lib/forms/place-values';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { placeNamed, placesNamed } from '@/lib/view/place-names';
import styles from './place-fields.module.css';
import { PlaceSuggestion } from './place-suggestion';
import type { Places } from './use-places.client';

interface CitySearchProps {
  form: ApiForm<PlaceValues>;
  places: Places;
  required: boolean | undefined;
  /** Why no city can be named yet; the search is disabled meanwhile. */
  waitsFor: string | undefined;
  hint: string | undefined;
}

/**
 * Finds a city by its name in English or in the language of the page. The list is in English, since
 * most cities have no other name here, and a select would find none by what it does not display.
 */
export function CitySearch({ form, places, required, waitsFor, hint }: CitySearchProps) {
  const listId = useId();
  const { control } = form.hook;
  const { field, fieldState } = useController({ control, name: 'city' });
  const refused = fieldState.isDirty ? undefined : form.refused.city?.[0];
  const typed = useWatch({ control, name: 'city_name' }) ?? '';
  const chosen = places.cities.find(({ id }) => id === field.value);
  return (
    <Field
      id="city"
      label="City"
      hint={waitsFor ?? hint ?? 'Type the name, then choose'}
      error={fieldState.error?.message ?? refused}
      required={required}
      className={styles.field}
    >
      {(attributes) => (
        <>
          <Input
            {...attributes}
            name="city_name"
            ref={field.ref}
            value={typed || (chosen?.name ?? '')}
            list={listId}
            autoComplete="address-level2"
            maxLength={100}
            disabled={waitsFor !== undefined}
            onBlur={field.onBlur}
            onChange={({ target: { value } }) =>
              places.pickCity(placeNamed(value, places.cities)?.id, value)
            }
          />
          <datalist id={listId}>
            {placesNamed(typed, places.cities).map((city) => (
              <PlaceSuggestion key={city.id} place={city} typed={typed} />
            ))}
          </datalist>
          <input type="hidden" name="city" value={field.value ?? ''} />
        </>
      )}
    </Field>
  );
}
