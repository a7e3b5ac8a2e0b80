import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormField } from '@/lib/forms/field-of';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode'> {
  field: FormField;
  label: string;
  required?: boolean;
}

/** A line of text in the form of an address. */
export function TextField({ field, label, required, ...input }: TextFieldProps) {
  return (
    <Field id={field.input.name} label={label} error={field.error} required={required}>
      {(control) => <Input {...control} {...field.input} {...input} />}
    </Field>
  );
}
