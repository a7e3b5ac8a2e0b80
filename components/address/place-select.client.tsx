'use client';

import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import type { Place } from '@/lib/api/addresses';
import type { AddressFields } from '@/lib/forms/address-fields';

interface PlaceSelectProps {
  control: Control<AddressFields>;
  name: 'state' | 'city';
  label: string;
  /** The line that stands for no choice. */
  choose: string;
  places: Place[];
  /** Why nothing can be chosen yet; the select waits as long. */
  waitsFor: string | undefined;
  /** What a plain form post was refused for. */
  refused: string | undefined;
  onPick: (id: number | undefined) => void;
}

/** A state or a city out of a list that another choice decides on. */
export function PlaceSelect({ control, name, places, waitsFor, ...props }: PlaceSelectProps) {
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
