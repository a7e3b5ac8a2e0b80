import type { FormField } from '@/lib/forms/field-of';
import { TextField } from './text-field';

interface EmailFieldProps {
  field: FormField;
  /** `username` where the address identifies the account of a password field. */
  autoComplete?: 'username' | 'email';
  required?: boolean;
}

/** An email address. */
export function EmailField({ field, autoComplete = 'email', required = false }: EmailFieldProps) {
  return (
    <TextField
      field={field}
      label="Email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required={required}
    />
  );
}
