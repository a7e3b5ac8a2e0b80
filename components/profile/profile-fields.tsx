import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { OTP_LENGTH } from '@/contract/limits';
import { NEW_NUMBER_OTP } from '@/contract/profile';
import type { FormField } from '@/lib/forms/field-of';

interface TextFieldProps extends ComponentProps<'input'> {
  field: FormField;
  label: string;
  hint?: string;
}

/** A line of text of the profile. */
export function TextField({ field, label, hint, required, ...rest }: TextFieldProps) {
  return (
    <Field id={field.input.name} label={label} error={field.error} hint={hint} required={required}>
      {(control) => <Input {...control} {...field.input} {...rest} />}
    </Field>
  );
}

/** The code that came to a new number. That it has just been sent is no fault. */
export function NewNumberCode({ field }: { field: FormField }) {
  const error = field.error === NEW_NUMBER_OTP ? undefined : field.error;
  return (
    <TextField
      field={{ ...field, error }}
      label="OTP"
      hint={NEW_NUMBER_OTP}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={OTP_LENGTH}
      required
    />
  );
}
