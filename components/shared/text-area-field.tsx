import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { FormField } from '@/lib/forms/field-of';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  field: FormField;
  label: string;
  hint?: string;
}

/** A multi-line text field of a form. */
export function TextAreaField({ field, label, hint, required, ...rest }: TextAreaFieldProps) {
  return (
    <Field id={field.input.name} label={label} error={field.error} hint={hint} required={required}>
      {(control) => <Textarea {...control} {...field.input} {...rest} />}
    </Field>
  );
}
