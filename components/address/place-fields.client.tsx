'use client';

import type { Control } from 'react-hook-form';
import { useController, useWatch } from 'react-hook-form';
import { pinPlaceName } from '@/components/shared/pin-lookup.client';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { addressMessages } from '@/contract/messages/addresses';
import { formatRupees } from '@/contract/money';
import type { AddressFields } from '@/lib/forms/address-fields';
import { fieldOf } from '@/lib/forms/field-of';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import type { PlaceOption } from '@/lib/view/addresses';
import type { PinFound } from '@/lib/view/pin';
import styles from './address-form.module.css';
import type { Places } from './use-places.client';

interface StateAndCityProps {
  form: ApiForm<AddressFields>;
  places: Places;
}

/** State and city. Without scripts the shopper types a city of another state in a text field. */
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
          waitsFor={places.country ? undefined : addressMessages.countryFirst}
          refused={form.refused.state?.[0]}
          onPick={places.pickState}
        />
        <PlaceSelect
          control={control}
          name="city"
          label="City"
          choose="Choose a city"
          places={places.cities}
          waitsFor={state ? undefined : addressMessages.stateFirst}
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

/** Returns the error of the country, which is a form field without its own control on the page. */
export function countryError(form: ApiForm<AddressFields>): string | undefined {
  return fieldOf(form, 'country').error;
}

interface PlaceSelectProps {
  control: Control<AddressFields>;
  name: 'state' | 'city';
  label: string;
  /** The label of the empty option. */
  choose: string;
  places: PlaceOption[];
  /** Why no option is available yet; the select is disabled meanwhile. */
  waitsFor: string | undefined;
  /** The error of a refused plain form post. */
  refused: string | undefined;
  onPick: (id: number | undefined) => void;
}

/** A state or city from a list that depends on another choice. */
function PlaceSelect({ control, name, places, waitsFor, ...props }: PlaceSelectProps) {
  const { field, fieldState } = useController({ control, name });
  const refused = fieldState.isDirty ? undefined : props.refused;
  return (
    <Field
      id={name}
      label={props.label}
      hint={waitsFor}
      error={fieldState.error?.message ?? refused}
      required
    >
      {(attributes) => (
        <Select
          {...attributes}
          name={name}
          ref={field.ref}
          value={field.value ?? ''}
          disabled={waitsFor !== undefined}
          onBlur={field.onBlur}
          onChange={(event) => props.onPick(Number(event.target.value) || undefined)}
        >
          <option value="">{props.choose}</option>
          {places.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Returns the delivery time and charge of a PIN code, for a member of Elite or for non-members. */
export function deliveryCopy(found: PinFound, isMember: boolean): string {
  const { place, arrives, arrivesForElite } = found;
  const where = pinPlaceName(found);
  if (isMember && arrivesForElite !== null) {
    return `${where}. Free delivery by ${arrivesForElite}, with Elite.`;
  }
  const isFree = isMember || place.shipping_amt === 0;
  const charge = isFree ? 'Free delivery' : `Delivery for ${formatRupees(place.shipping_amt)}`;
  return `${where}. ${charge}, usually by ${arrives}.`;
}
