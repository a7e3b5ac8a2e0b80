'use client';

import { useWatch } from 'react-hook-form';
import { CountryField } from '@/components/shared/country-field.client';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PhoneField } from '@/components/shared/phone-field';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { StateAndCity } from '@/components/shared/state-and-city.client';
import { TextField } from '@/components/shared/text-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { pinMessages } from '@/contract/messages/addresses';
import { apiRoutes } from '@/lib/api-routes';
import { useSession } from '@/lib/browser/use-session';
import { fieldOf } from '@/lib/forms/field-of';
import styles from './address-form.module.css';
import { TagFields } from './address-form-fields';
import type { AddressTarget } from './address-target';
import { addressFormPage } from './address-target';
import { deliveryCopy } from './delivery-copy';
import type { AddressFormInput } from './use-address-form.client';
import { useAddressForm } from './use-address-form.client';

type AddressForm = ReturnType<typeof useAddressForm>;

/** A form for a new or existing address. Also works as a plain form post. */
export function AddressForm(input: AddressFormInput) {
  const { next, target, flash, start } = input;
  const address = useAddressForm(input);
  const { form } = address;
  const { address_tags: tag, is_default: isDefault } = start.values;
  const staysDefault = isDefault && 'id' in target;
  return (
    <form
      action={'id' in target ? apiRoutes.address(target.id) : apiRoutes.addresses()}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.onSubmit}
    >
      <ReturnToFields next={next} from={addressFormPage(target, next)} />
      <TargetFields target={target} />
      <Recipient address={address} />
      <Destination address={address} />
      <Streets address={address} />
      <TagFields
        tag={{ input: form.hook.register('address_tags'), start: tag }}
        makeDefault={
          staysDefault ? undefined : { input: form.hook.register('is_default'), start: isDefault }
        }
      />
      <PrivacyNote form="address" />
      <FormFooter form={form} refusal={flash?.message}>
        Save address
      </FormFooter>
    </form>
  );
}

/** The recipient's name and phone numbers. */
function Recipient({ address: { form } }: { address: AddressForm }) {
  const code = useWatch({ control: form.hook.control, name: 'calling_code' });
  return (
    <>
      <TextField
        field={fieldOf(form, 'full_name')}
        label="Full name"
        autoComplete="name"
        required
      />
      <div className={styles.beside}>
        <PhoneField
          field={fieldOf(form, 'mobile')}
          label="Mobile number"
          callingCode={code}
          required
        />
        <PhoneField
          field={fieldOf(form, 'another_mobile')}
          label="Alternate mobile number"
          callingCode={code}
        />
      </div>
    </>
  );
}

function Streets({ address: { form } }: { address: AddressForm }) {
  return (
    <>
      <TextField
        field={fieldOf(form, 'address_line_1')}
        label="Street 1"
        autoComplete="address-line1"
        required
      />
      <TextField
        field={fieldOf(form, 'address_line_2')}
        label="Street 2"
        autoComplete="address-line2"
        required
      />
      <TextField field={fieldOf(form, 'landmark')} label="Landmark" autoComplete="off" />
    </>
  );
}

/** Country, PIN code, state and city, with the delivery time and charge. */
function Destination({ address: { form, places, pin } }: { address: AddressForm }) {
  const { session } = useSession();
  const field = fieldOf(form, 'postal_code', {
    onChange: (event: { target: { value: string } }) => pin.lookUpTyped(event.target.value.trim()),
  });
  return (
    <>
      <div className={styles.beside}>
        <CountryField form={form} onPick={places.clear} required />
        <TextField
          field={field}
          label="ZIP / PIN code"
          inputMode="numeric"
          autoComplete="postal-code"
          required
        />
      </div>
      <p className={styles.estimate} role="status">
        {pin.found && deliveryCopy(pin.found, session.isElite)}
        {pin.answer === 'unknown' && pinMessages.unknown}
      </p>
      <StateAndCity form={form} places={places} required />
      <noscript>
        <Field id="city_name" label="Another city, of the state you chose">
          {(attributes) => <Input {...attributes} name="city_name" maxLength={100} />}
        </Field>
      </noscript>
    </>
  );
}

function TargetFields({ target }: { target: AddressTarget }) {
  if ('id' in target) return null;
  return (['add_id', 'contact_id'] as const).map(
    (name) => target[name] && <input key={name} type="hidden" name={name} value={target[name]} />,
  );
}
