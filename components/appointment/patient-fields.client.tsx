'use client';

import { useWatch } from 'react-hook-form';
import { ChoiceSelect } from '@/components/shared/choice-select';
import { CountryField } from '@/components/shared/country-field.client';
import { PhoneField } from '@/components/shared/phone-field.client';
import { TextField } from '@/components/shared/text-field';
import { FieldRow } from '@/components/ui/form-stack';
import { AGE_GROUPS, GENDERS } from '@/contract/enquiries/enquiry-choices';
import { fieldOf } from '@/lib/forms/field-of';
import type { AppointmentApiForm } from './use-appointment-form.client';

/** Who the consultation is for, and how the vaidya reaches them. */
export function PatientFields({ form }: { form: AppointmentApiForm }) {
  const callingCode = useWatch({ control: form.hook.control, name: 'calling_code' });
  return (
    <>
      <FieldRow>
        <TextField field={fieldOf(form, 'name')} label="Name" autoComplete="name" required />
        <CountryField form={form} name="country_id" required />
      </FieldRow>
      <FieldRow>
        <PhoneField
          field={fieldOf(form, 'mobile')}
          label="Phone"
          callingCode={callingCode || undefined}
          required
        />
        <TextField
          field={fieldOf(form, 'email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </FieldRow>
      <FieldRow>
        <ChoiceSelect
          field={fieldOf(form, 'gender')}
          label="Gender"
          choices={GENDERS}
          autoComplete="sex"
        />
        <ChoiceSelect field={fieldOf(form, 'age_group')} label="Age group" choices={AGE_GROUPS} />
      </FieldRow>
      <TextField
        field={fieldOf(form, 'landmark')}
        label="Landmark"
        hint="A place near you, such as a school or a temple"
        autoComplete="off"
        required
      />
    </>
  );
}
