import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormField } from '@/lib/forms/field-of';

interface EmailFieldProps {
  field: FormField;
  /** `username` where the address identifies the account of a password field. */
  autoComplete?: 'username' | 'email';
}

/** An email address. */
export function EmailField({ field, autoComplete = 'email' }: EmailFieldProps) {
  return (
    <Field id={field.input.name} label="Email" error={field.error} required>
      {(control) => (
        <Input
          {...control}
          {...field.input}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
