'use client';

import { useWatch } from 'react-hook-form';
import { ChoiceSelect } from '@/components/shared/choice-select';
import { CountryField } from '@/components/shared/country-field.client';
import { EmailField } from '@/components/shared/email-field';
import { FieldSet } from '@/components/shared/field-set';
import { PhoneField } from '@/components/shared/phone-field.client';
import { StateAndCity } from '@/components/shared/state-and-city.client';
import { TextField } from '@/components/shared/text-field';
import type { Places } from '@/components/shared/use-places.client';
import { Radio } from '@/components/ui/checkbox';
import { FieldRow } from '@/components/ui/form-stack';
import { ANNUAL_REVENUES, COMPANY_REGISTERED } from '@/contract/enquiries/enquiry-choices';
import type { LeadFields } from '@/lib/forms/enquiry-fields';
import { fieldOf } from '@/lib/forms/field-of';
import type { ApiForm } from '@/lib/forms/use-api-form.client';

type LeadForm = ApiForm<LeadFields>;

/** What the company is: every field is required. */
export function CompanyFields({ form }: { form: LeadForm }) {
  return (
    <>
      <TextField
        field={fieldOf(form, 'company_name')}
        label="Company name"
        autoComplete="organization"
        required
      />
      <FieldRow>
        <TextField
          field={fieldOf(form, 'industry_type')}
          label="Industry type"
          hint="For example retail, hotel, distributor"
          required
        />
        <TextField
          field={fieldOf(form, 'company_size')}
          label="Company size"
          hint="For example 25 people"
          required
        />
      </FieldRow>
      <FieldRow>
        <ChoiceSelect
          field={fieldOf(form, 'annual_revenue')}
          label="Annual revenue"
          choices={ANNUAL_REVENUES}
        />
        <RegisteredChoice form={form} />
      </FieldRow>
    </>
  );
}

const REGISTERED_LABELS = { yes: 'Yes', applied: 'Applied', no: 'No' };

function RegisteredChoice({ form }: { form: LeadForm }) {
  const { input, error } = fieldOf(form, 'company_registered');
  const { defaultValue: _none, ...radio } = input;
  return (
    <FieldSet id="company_registered" legend="Company registered" error={error} isRequired>
      <div className="cluster gap-x-8">
        {COMPANY_REGISTERED.map((choice) => (
          <Radio key={choice} {...radio} value={choice} label={REGISTERED_LABELS[choice]} />
        ))}
      </div>
    </FieldSet>
  );
}

interface PlacedFormProps {
  form: LeadForm;
  places: Places;
}

/** How to reach the company. The country has the calling code of its phone. */
export function ContactFields({ form, places }: PlacedFormProps) {
  const callingCode = useWatch({ control: form.hook.control, name: 'calling_code' });
  return (
    <>
      <FieldRow>
        <CountryField form={form} onPick={places.clear} />
        <PhoneField
          field={fieldOf(form, 'phone_no')}
          label="Phone"
          callingCode={callingCode || undefined}
          isAnyLength
        />
      </FieldRow>
      <FieldRow>
        <TextField field={fieldOf(form, 'full_name')} label="Full name" autoComplete="name" />
        <EmailField field={fieldOf(form, 'email')} />
      </FieldRow>
    </>
  );
}

/** What else may be told of the company. */
export function MoreOfCompany({ form, places }: PlacedFormProps) {
  return (
    <>
      <FieldRow>
        <TextField
          field={fieldOf(form, 'website')}
          label="Website"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          field={fieldOf(form, 'job_title')}
          label="Job title"
          autoComplete="organization-title"
        />
      </FieldRow>
      <div className="needs-scripts">
        <StateAndCity form={form} places={places} />
      </div>
    </>
  );
}
