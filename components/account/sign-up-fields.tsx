import { PhoneField } from '@/components/shared/phone-field.client';
import { TextField } from '@/components/shared/text-field';
import { FieldRow } from '@/components/ui/form-stack';
import type { FormField } from '@/lib/forms/field-of';

/** First and last name, side by side where there is room. */
export function NameFields({ first, last }: { first: FormField; last: FormField }) {
  return (
    <FieldRow>
      <TextField field={first} label="First name" autoComplete="given-name" required />
      <TextField field={last} label="Last name" autoComplete="family-name" required />
    </FieldRow>
  );
}

/** An Indian mobile number. */
export function MobileField({ field }: { field: FormField }) {
  return <PhoneField field={field} label="Mobile number" callingCode="+91" required />;
}
