'use client';

import { useText } from '#language';
import { CountryField } from '@/components/shared/country-field.client';
import { StateAndCity } from '@/components/shared/state-and-city.client';
import { TextField } from '@/components/shared/text-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { addressLabels, addressMessages, pinMessages } from '@/contract/messages/addresses';
import { useSession } from '@/lib/browser/use-session';
import { fieldOf } from '@/lib/forms/field-of';
import { useTypedEarly } from '@/lib/forms/use-typed-early.client';
import { DEFAULT_COUNTRY } from '@/lib/view/addresses';
import styles from './address-form.module.css';
import { deliveryCopy } from './delivery-copy';
import type { useAddressForm } from './use-address-form.client';

interface AddressFormState {
  address: ReturnType<typeof useAddressForm>;
}

/** Where the parcel goes. The PIN code comes first, because it fills in state and city. */
export function PlaceFields({ address }: AddressFormState) {
  const t = useText();
  const { form, places, pin } = address;
  return (
    <fieldset className="stack may-shrink gap-4">
      <legend className="mb-3 title">{t('Where shall we deliver?')}</legend>
      <div className="stack may-shrink gap-4">
        <PinField address={address} />
        <Streets address={address} />
        <StateAndCity
          form={form}
          places={places}
          fromPin={pin.found && { city: pin.found.place.city !== null }}
          required
        />
        {t.language === 'en' && (
          <noscript>
            <Field id="city_name" label="Another city, of the state you chose">
              {(attributes) => <Input {...attributes} name="city_name" maxLength={100} />}
            </Field>
          </noscript>
        )}
        <CountryField form={form} onPick={places.choose} required />
      </div>
    </fieldset>
  );
}

/** The PIN code, with the delivery time and charge. */
function PinField({ address: { form, places, pin } }: AddressFormState) {
  const t = useText();
  const { session } = useSession();
  useTypedEarly(form, 'postal_code', pin.lookUpTyped);
  const isAbroad = places.country !== undefined && places.country !== DEFAULT_COUNTRY.id;
  const field = fieldOf(form, 'postal_code', {
    onChange: (event: { target: { value: string } }) => pin.lookUpTyped(event.target.value),
  });
  return (
    <div>
      <div className={`stack gap-4 columns-2 ${styles.beside}`}>
        <TextField
          field={field}
          label={isAbroad ? 'ZIP code' : addressLabels.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={40}
          required
        />
      </div>
      <p className={`needs-scripts mt-2 small muted ${styles.estimate}`} role="status">
        {pin.found && deliveryCopy(pin.found, session.isElite, t)}
        {pin.answer === 'unknown' && t(pinMessages.unknown)}
        {isAbroad && t(addressMessages.abroad)}
        {!isAbroad && pin.answer === undefined && t(addressMessages.whyPin)}
      </p>
    </div>
  );
}

/** Flat, area and landmark, in the order in which an Indian address is written. */
function Streets({ address: { form } }: AddressFormState) {
  return (
    <>
      <TextField
        field={fieldOf(form, 'address_line_1')}
        label={addressLabels.line1}
        hint="With the building or society"
        autoComplete="address-line1"
        required
      />
      <TextField
        field={fieldOf(form, 'address_line_2')}
        label={addressLabels.line2}
        autoComplete="address-line2"
        required
      />
      <TextField
        field={fieldOf(form, 'landmark')}
        label="Landmark"
        hint="Such as: opposite the post office"
        autoComplete="off"
      />
    </>
  );
}
