'use client';

import { useWatch } from 'react-hook-form';
import { useText } from '#language';
import { FormFooter } from '@/components/shared/form-footer.client';
import { PhoneField } from '@/components/shared/phone-field.client';
import { PrivacyNote } from '@/components/shared/privacy-note';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { TextField } from '@/components/shared/text-field';
import { accountApi } from '@/lib/api-routes/account';
import { fieldOf } from '@/lib/forms/field-of';
import styles from './address-form.module.css';
import { TagFields } from './address-form-fields';
import { type AddressTarget, addressFormPage } from './address-target';
import { PlaceFields } from './place-fields.client';
import { type AddressFormInput, useAddressForm } from './use-address-form.client';

/** A form for a new or existing address. Also works as a plain form post. */
export function AddressForm(input: AddressFormInput) {
  const t = useText();
  const { next, target, flash, start } = input;
  const address = useAddressForm(input);
  const { form } = address;
  const { address_tags: tag, is_default: isDefault } = start.values;
  const staysDefault = isDefault && 'id' in target;
  return (
    <form
      action={'id' in target ? accountApi.address(target.id) : accountApi.addresses()}
      method="post"
      noValidate
      className={`split-768 top ${styles.form}`}
      onSubmit={form.onSubmit}
    >
      <ReturnToFields next={next} from={addressFormPage(target, next)} />
      <TargetFields target={target} />
      <PlaceFields address={address} />
      <div className="stack may-shrink gap-4">
        <Recipient form={form} />
        <TagFields
          tag={{ input: form.hook.register('address_tags'), start: tag }}
          makeDefault={
            staysDefault ? undefined : { input: form.hook.register('is_default'), start: isDefault }
          }
        />
        <PrivacyNote form="address" />
        <FormFooter form={form} refusal={flash?.message}>
          {t('Save address')}
        </FormFooter>
      </div>
    </form>
  );
}

/** The recipient's name and phone numbers. */
function Recipient({ form }: Pick<ReturnType<typeof useAddressForm>, 'form'>) {
  const t = useText();
  const code = useWatch({ control: form.hook.control, name: 'calling_code' });
  return (
    <fieldset className="stack may-shrink gap-4">
      <legend className="mb-3 title">{t('Who receives it?')}</legend>
      <TextField
        field={fieldOf(form, 'full_name')}
        label="Full name"
        autoComplete="name"
        required
      />
      <div className={`stack gap-4 columns-2 ${styles.beside}`}>
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
    </fieldset>
  );
}

function TargetFields({ target }: { target: AddressTarget }) {
  if ('id' in target) return null;
  return (['add_id', 'contact_id'] as const).map(
    (name) => target[name] && <input key={name} type="hidden" name={name} value={target[name]} />,
  );
}
