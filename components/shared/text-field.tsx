import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormField } from '@/lib/forms/field-of';

interface TextFieldProps extends ComponentProps<'input'> {
  field: FormField;
  label: string;
  hint?: string;
}

/** A single-line text field of a form. */
export function TextField({ field, label, hint, required, ...rest }: TextFieldProps) {
  return (
    <Field
      id={field.id ?? field.input.name}
      label={label}
      error={field.error}
      refusedBy={field.refusedBy}
      hint={hint}
      required={required}
    >
      {(control) => <Input {...control} {...field.input} {...rest} />}
    </Field>
  );
}
