'use client';

import { useId } from 'react';
import { type FieldValues, useController, useWatch } from 'react-hook-form';
import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { fieldOf } from '@/lib/forms/field-of';
import { type CountryName, type PlaceValues, placeForm } from '@/lib/forms/place-values';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { useTypedEarly } from '@/lib/forms/use-typed-early.client';
import { COUNTRY_SEARCH_FROM, type CountryOption } from '@/lib/view/addresses';
import styles from './place-fields.module.css';
import { PlaceSuggestion } from './place-suggestion';
import { useCountrySearch } from './use-country-search.client';

interface CountryFieldProps<Values extends FieldValues> {
  /** A form with the fields of `PlaceValues`. */
  form: ApiForm<Values>;
  /** The field that holds the id. */
  name?: CountryName;
  required?: boolean;
  /** Called whenever the chosen country changes; undefined while the typed text names none. */
  onPick?: (country: CountryOption | undefined) => void;
}

/**
 * Finds a country by its name; the search starts at three letters. Sets the id of the country and
 * its calling code in the form.
 */
export function CountryField<Values extends FieldValues>({
  form,
  name = 'country',
  required,
  onPick,
}: CountryFieldProps<Values>) {
  const t = useText();
  const listId = useId();
  const places = placeForm(form);
  const { offered, find } = useCountrySearch({ form: places, name, onPick });
  useTypedEarly(places, 'country_name', find);
  const { error, focusRef } = useChosen(places, name);
  const typed = useWatch({ control: places.hook.control, name: 'country_name' }) ?? '';
  const { input } = fieldOf(places, 'country_name', {
    onChange: (event: { target: { value: string } }) => find(event.target.value),
  });
  return (
    <Field
      id="country_name"
      label="Country"
      hint={t('Type at least {count} letters, then choose', { count: COUNTRY_SEARCH_FROM })}
      error={error}
      required={required}
      className={styles.field}
    >
      {(control) => (
        <>
          <Input
            {...control}
            {...input}
            ref={(element) => {
              input.ref(element);
              focusRef(element);
            }}
            list={listId}
            autoComplete="country-name"
            maxLength={100}
          />
          <datalist id={listId}>
            {offered.map((country) => (
              <PlaceSuggestion key={country.id} place={country} typed={typed} />
            ))}
          </datalist>
          <ChosenCountry form={places} name={name} />
        </>
      )}
    </Field>
  );
}

/** The error of the id, and a ref that makes an error focus the search. */
function useChosen(form: ApiForm<PlaceValues>, name: CountryName) {
  const { field, fieldState } = useController({ control: form.hook.control, name });
  const refused = fieldState.isDirty ? undefined : form.refused[name]?.[0];
  return { error: fieldState.error?.message ?? refused, focusRef: field.ref };
}

/** The fields of a plain form post. */
function ChosenCountry({ form, name }: { form: ApiForm<PlaceValues>; name: CountryName }) {
  const { control } = form.hook;
  const [id, callingCode] = useWatch({ control, name: [name, 'calling_code'] });
  return (
    <>
      <input type="hidden" name={name} value={id ?? ''} />
      <input type="hidden" name="calling_code" value={callingCode ?? ''} />
    </>
  );
}
