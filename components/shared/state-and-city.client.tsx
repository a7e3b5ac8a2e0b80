'use client';

import { type FieldValues, useController } from 'react-hook-form';
import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { FieldRow } from '@/components/ui/form-stack';
import { Select } from '@/components/ui/select';
import { addressMessages } from '@/contract/messages/addresses';
import { type PlaceValues, placeForm } from '@/lib/forms/place-values';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import type { PlaceOption } from '@/lib/view/addresses';
import { CitySearch } from './city-search.client';
import styles from './place-fields.module.css';
import type { Places } from './use-places.client';

interface StateAndCityProps<Values extends FieldValues> {
  /** A form with the fields of `PlaceValues`. */
  form: ApiForm<Values>;
  places: Places;
  required?: boolean;
  /** What a PIN code has filled in: then the state is fixed. */
  fromPin?: { city: boolean } | undefined;
}

/**
 * State and city. Each list is disabled until the choice above it is made. Cities are chosen from
 * their list in English, and searched for in other languages.
 */
export function StateAndCity<Values extends FieldValues>({
  form,
  places,
  required,
  fromPin,
}: StateAndCityProps<Values>) {
  const { language } = useText();
  const shared = { form: placeForm(form), required };
  const ofCity = {
    waitsFor: places.state ? undefined : addressMessages.stateFirst,
    hint: fromPin && (fromPin.city ? addressMessages.cityOfPin : addressMessages.cityNear),
  };
  return (
    <FieldRow>
      <PlaceSelect
        {...shared}
        name="state"
        label="State"
        choose="Choose a state"
        places={places.states}
        waitsFor={places.country ? undefined : addressMessages.countryFirst}
        hint={fromPin && addressMessages.stateOfPin}
        isFixed={fromPin !== undefined}
        onPick={places.pickState}
      />
      {language === 'en' ? (
        <PlaceSelect
          {...shared}
          {...ofCity}
          name="city"
          label="City"
          choose="Choose a city"
          places={places.cities}
          onPick={places.pickCity}
        />
      ) : (
        <CitySearch {...shared} {...ofCity} places={places} />
      )}
    </FieldRow>
  );
}

interface PlaceSelectProps {
  form: ApiForm<PlaceValues>;
  name: 'state' | 'city';
  label: string;
  /** The label of the empty option. */
  choose: string;
  places: PlaceOption[];
  required: boolean | undefined;
  /** Why no option is available yet; the select is disabled meanwhile. */
  waitsFor: string | undefined;
  hint?: string | undefined;
  /** The value stands and cannot be changed here. */
  isFixed?: boolean;
  onPick: (id: number | undefined) => void;
}

function PlaceSelect({
  form,
  name,
  places,
  waitsFor,
  isFixed = false,
  ...props
}: PlaceSelectProps) {
  const t = useText();
  const { field, fieldState } = useController({ control: form.hook.control, name });
  const refused = fieldState.isDirty ? undefined : form.refused[name]?.[0];
  return (
    <Field
      id={name}
      label={props.label}
      hint={waitsFor ?? props.hint}
      error={fieldState.error?.message ?? refused}
      required={props.required}
      className={styles.field}
    >
      {(attributes) => (
        <Select
          {...attributes}
          name={name}
          autoComplete={name === 'state' ? 'address-level1' : 'address-level2'}
          ref={field.ref}
          value={field.value ?? ''}
          disabled={waitsFor !== undefined || isFixed}
          className={isFixed ? styles.fixed : undefined}
          onBlur={field.onBlur}
          onChange={(event) => props.onPick(Number(event.target.value) || undefined)}
        >
          <option value="">{t(props.choose)}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id} lang={t.langOf(place.name)}>
              {place.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
