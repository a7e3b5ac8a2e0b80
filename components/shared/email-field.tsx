import type { FormField } from '@/lib/forms/field-of';
import { TextField } from './text-field';

interface EmailFieldProps {
  field: FormField;
  /** `username` where the address identifies the account of a password field. */
  autoComplete?: 'username' | 'email';
  required?: boolean;
  hint?: string;
}

/** An email address. */
export function EmailField(props: EmailFieldProps) {
  const { field, autoComplete = 'email', required = false, hint } = props;
  return (
    <TextField
      field={field}
      label="Email"
      {...(hint && { hint })}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required={required}
    />
  );
}
