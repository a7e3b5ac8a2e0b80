'use client';

import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { COUNTRY_FIRST, STATE_FIRST } from '@/contract/address';
import type { AddressFields } from '@/lib/forms/address-fields';
import { fieldOf } from '@/lib/forms/field-of';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import styles from './address-form.module.css';
import { PlaceSelect } from './place-select.client';
import type { Places } from './use-places.client';

interface StateAndCityProps {
  form: ApiForm<AddressFields>;
  places: Places;
}

/** State and city. Without scripts the cities of another state are not known: one is typed instead. */
export function StateAndCity({ form, places }: StateAndCityProps) {
  const { control } = form.hook;
  const state = useWatch({ control, name: 'state' });
  return (
    <>
      <div className={styles.beside}>
        <PlaceSelect
          control={control}
          name="state"
          label="State"
          choose="Choose a state"
          places={places.states}
          waitsFor={places.country ? undefined : COUNTRY_FIRST}
          refused={form.refused.state?.[0]}
          onPick={places.pickState}
        />
        <PlaceSelect
          control={control}
          name="city"
          label="City"
          choose="Choose a city"
          places={places.cities}
          waitsFor={state ? undefined : STATE_FIRST}
          refused={form.refused.city?.[0]}
          onPick={places.pickCity}
        />
      </div>
      <noscript>
        <Field id="city_name" label="Another city, of the state you chose">
          {(attributes) => <Input {...attributes} name="city_name" maxLength={100} />}
        </Field>
      </noscript>
    </>
  );
}

/** The sentence at the country, which has a field of its own in the form but none on the page. */
export function countryError(form: ApiForm<AddressFields>): string | undefined {
  return fieldOf(form, 'country').error;
}
