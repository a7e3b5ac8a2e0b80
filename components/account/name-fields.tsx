import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormField } from '@/lib/forms/field-of';
import styles from './form.module.css';

/** First and last name, beside each other where there is room. */
export function NameFields({ first, last }: { first: FormField; last: FormField }) {
  return (
    <div className={styles.names}>
      <NameField field={first} label="First name" autoComplete="given-name" />
      <NameField field={last} label="Last name" autoComplete="family-name" />
    </div>
  );
}

interface NameFieldProps {
  field: FormField;
  label: string;
  autoComplete: string;
}

function NameField({ field, label, autoComplete }: NameFieldProps) {
  return (
    <Field id={field.input.name} label={label} error={field.error} required>
      {(control) => <Input {...control} {...field.input} autoComplete={autoComplete} />}
    </Field>
  );
}
